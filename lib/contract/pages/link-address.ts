import { toAsciiEmail, toMailtoUrl } from '../common/email'

/**
 * Returns true for a path on this site: it has one leading slash, and no backslashes or control
 * characters, which could lead to another host.
 */
export function isLocalPath(value: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Normalizes an entered link to a path on this site, an anchor, or an absolute URL with a safe
 * scheme. A host name without a scheme gets https. Returns null for any other text, for example
 * `javascript:` or `//host`.
 */
export function normalizeLink(text: string): string | null {
  const link = text.trim()
  if (/\p{Cc}/u.test(link)) return null
  if (isLocalPath(link) || /^#[^\s]*$/.test(link)) return link
  const linkWithScheme = /^[\w-]+(\.[\w-]+)+(\/.*)?$/.test(link) ? `https://${link}` : link
  if (!URL.canParse(linkWithScheme)) return null
  const { protocol, username, password } = new URL(linkWithScheme)
  return schemes.has(protocol) && username === '' && password === '' ? linkWithScheme : null
}

/**
 * Normalizes an entered link like `normalizeLink`. An e-mail address is converted to a `mailto:`
 * link.
 */
export function parseEnteredLink(input: string): string | null {
  const text = input.trim()
  return toAsciiEmail(text) === null ? normalizeLink(text) : toMailtoUrl(text)
}
