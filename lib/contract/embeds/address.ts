/** Longer than any address or embed code of a known service. */
const lengthLimit = 10_000

/** Scheme and host in the canonical form: no port, no user, only lowercase ASCII. */
const strictAddress = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#]|$)/

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const forbiddenCharacters = /[\u0000-\u0020\u007f\\]/

/**
 * Parses an absolute https address. Returns null for everything that programs may interpret
 * differently: other schemes, users, ports, uppercase, punycode, backslashes, white space.
 */
export function parseSafeAddress(text: string): URL | null {
  if (text.length > lengthLimit || forbiddenCharacters.test(text)) return null
  const host = strictAddress.exec(text)?.[1]
  if (!host || host.includes('xn--') || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.host === host ? url : null
}

/** Returns the non-empty segments of a URL's path: `/a//b/` is a, b. */
export function splitUrlPath(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean)
}

/** Returns the text if it matches the pattern, otherwise null. Patterns are anchored. */
export function matchOrNull(text: string | null | undefined, pattern: RegExp): string | null {
  return text && pattern.test(text) ? text : null
}
