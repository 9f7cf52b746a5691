const maxLength = 254
const maxLocalPartLength = 64

/** Characters of an unquoted local part (RFC 5321 §4.1.2); mail programs refuse quoted ones. */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPartPattern = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i')
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Converts a domain to its ASCII form (RFC 5891); null if it is invalid. */
export function toAsciiDomain(domain: string): string | null {
  const url = `https://${domain}`
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return domainPattern.test(hostname) ? hostname : null
}

/**
 * Converts an e-mail address to the form in which it is stored and sent: an international domain as
 * Punycode. Returns null if no mail can be sent to it (RFC 5321 §4.5.3.1).
 */
export function toAsciiEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [localPart, domain] = [email.slice(0, Math.max(0, at)), toAsciiDomain(email.slice(at + 1))]
  if (domain === null || localPart.length > maxLocalPartLength || !localPartPattern.test(localPart))
    return null
  const ascii = `${localPart}@${domain}`
  return ascii.length > maxLength ? null : ascii
}

/**
 * Returns true for letters such as `ü` before the @, which need an extension of mail servers
 * (RFC 6531) that cannot be relied on.
 */
export function hasForeignLocalPart(email: string): boolean {
  const at = email.lastIndexOf('@')
  return /[^\p{ASCII}]/u.test(email.slice(0, Math.max(0, at)))
}

/** Formats the link to an address (RFC 6068 §2). */
export function mailtoUrl(email: string): string {
  const ascii = toAsciiEmail(email) ?? email
  const at = ascii.lastIndexOf('@')
  return `mailto:${encodeURIComponent(ascii.slice(0, Math.max(0, at)))}${ascii.slice(Math.max(0, at))}`
}
