/** Maximum lengths of block fields, in characters. They are far above what editors type. */
export const fieldLimits = {
  line: 300,
  plainText: 2000,
  address: 2000,
  anchor: 100,
  embed: 5000,
  richText: 100_000,
  html: 200_000,
}

/**
 * Returns true if a text can be an anchor (an HTML id), which means that it contains no white
 * space.
 */
export function isAnchor(name: string): boolean {
  return !/\s/.test(name)
}
