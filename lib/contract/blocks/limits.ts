/** Characters at most in the fields of blocks; what editors write by hand stays far below. */
export const fieldLimits = {
  line: 300,
  plainText: 2000,
  address: 2000,
  anchor: 100,
  embed: 5000,
  richText: 100_000,
  html: 200_000,
}

/** Whether a text can be an anchor, the id that links to a part of a page use: it has no white space. */
export function isAnchor(name: string): boolean {
  return !/\s/.test(name)
}
