/** A path on this site: one slash at the start, no backslash and no control character (they lead elsewhere). */
export function isLocalPath(value: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address that an entered link leads to: a local path, an anchor, or a whole address with a harmless scheme; what
 * looks like a host gets https. Null for everything else, `javascript:` and `//host` among it.
 */
export function linkAddress(entered: string): string | null {
  const link = entered.trim()
  if (/\p{Cc}/u.test(link)) return null
  if (isLocalPath(link) || /^#[^\s]*$/.test(link)) return link
  const whole = /^[\w-]+(\.[\w-]+)+(\/.*)?$/.test(link) ? `https://${link}` : link
  if (!URL.canParse(whole)) return null
  const { protocol, username, password } = new URL(whole)
  return schemes.has(protocol) && username === '' && password === '' ? whole : null
}
