import { mailtoUrl, toAsciiEmail } from '../common/email'

/**
 * Returns true for a path on this site: one leading slash, no backslashes and no control
 * characters, which could lead to another host.
 */
export function isLocalPath(value: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Normalizes an entered link to a local path, an anchor, or an absolute URL with a safe scheme. A
 * host name without a scheme gets https. Returns null for everything else, for example
 * `javascript:` and `//host`.
 */
export function normalizeLink(text: string): string | null {
  const link = text.trim()
  if (/\p{Cc}/u.test(link)) return null
  if (isLocalPath(link) || /^#[^\s]*$/.test(link)) return link
  const whole = /^[\w-]+(\.[\w-]+)+(\/.*)?$/.test(link) ? `https://${link}` : link
  if (!URL.canParse(whole)) return null
  const { protocol, username, password } = new URL(whole)
  return schemes.has(protocol) && username === '' && password === '' ? whole : null
}

/** Normalizes a typed link as `linkAddress` does; an e-mail address gets `mailto:`. */
export function parseEnteredLink(entered: string): string | null {
  const text = entered.trim()
  return toAsciiEmail(text) === null ? normalizeLink(text) : mailtoUrl(text)
}
