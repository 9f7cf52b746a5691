/** Maximum length of an address, in characters. No known service has a longer one. */
const maxAddressLength = 10_000

/**
 * Matches a scheme and host in canonical form: https, no port, no user, only lower-case ASCII
 * letters.
 */
const strictAddressPattern = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#]|$)/

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const forbiddenCharacterPattern = /[\u0000-\u0020\u007f\\]/

/**
 * Parses an absolute https address. Returns null for an address that programs may interpret in
 * different ways: another scheme, a user, a port, upper-case letters, Punycode, backslashes or
 * white space.
 */
export function parseSafeAddress(text: string): URL | null {
  if (text.length > maxAddressLength || forbiddenCharacterPattern.test(text)) return null
  const host = strictAddressPattern.exec(text)?.[1]
  if (!host || host.includes('xn--') || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.host === host ? url : null
}

/**
 * Returns the segments of a URL's path without empty ones. For example, `/a//b/` results in `a` and
 * `b`.
 */
export function splitUrlPath(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean)
}

/**
 * Returns the text if it matches the pattern, otherwise null. The pattern must be anchored at both
 * ends.
 */
export function matchOrNull(text: string | null | undefined, pattern: RegExp): string | null {
  return text && pattern.test(text) ? text : null
}
