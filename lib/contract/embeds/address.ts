/** Longer than any address or embedding code of a known service. */
const lengthLimit = 10_000

/** Scheme and host exactly as browsers show them: no port, no user, no other case, no other alphabet. */
const strictAddress = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#]|$)/

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
const unfit = /[\u0000-\u0020\u007f\\]/

/**
 * A complete https address of exactly the host that stands in it; null for everything that programs may read differently
 * (other schemes, users, ports, upper case, punycode, backslashes, blanks).
 */
export function readAddress(entered: string): URL | null {
  if (entered.length > lengthLimit || unfit.test(entered)) return null
  const host = strictAddress.exec(entered)?.[1]
  if (!host || host.includes('xn--') || !URL.canParse(entered)) return null
  const url = new URL(entered)
  return url.host === host ? url : null
}

/** The parts of an address's path, without empty ones: `/a//b/` is a, b. */
export function pathParts(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean)
}

/** The text if it matches the whole pattern. */
export function matching(text: string | null | undefined, pattern: RegExp): string | null {
  return text && pattern.test(text) ? text : null
}
