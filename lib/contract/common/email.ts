const maxLength = 254
const maxLocalPartLength = 64

/**
 * Characters of a local part without quotes (RFC 5321 §4.1.2). Mail programs do not accept quoted
 * local parts.
 */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPartPattern = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i')
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Converts a domain to ASCII (RFC 5891); null if it is invalid. */
export function toAsciiDomain(domain: string): string | null {
  const url = `https://${domain}`
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return domainPattern.test(hostname) ? hostname : null
}

/**
 * Converts an e-mail address to the form in which it is stored and sent. An international domain
 * becomes Punycode. Returns null if no mail can be sent to the address (RFC 5321 §4.5.3.1).
 */
export function toAsciiEmail(email: string): string | null {
  const atIndex = email.lastIndexOf('@')
  const localPart = email.slice(0, Math.max(0, atIndex))
  const domain = toAsciiDomain(email.slice(atIndex + 1))
  if (domain === null || localPart.length > maxLocalPartLength || !localPartPattern.test(localPart)) return null
  const ascii = `${localPart}@${domain}`
  return ascii.length > maxLength ? null : ascii
}

/**
 * Returns true if the local part contains letters such as `ü`. Mails to such an address need an
 * extension (RFC 6531) that many mail servers lack.
 */
export function hasForeignLocalPart(email: string): boolean {
  const atIndex = email.lastIndexOf('@')
  return /[^\p{ASCII}]/u.test(email.slice(0, Math.max(0, atIndex)))
}

/** Formats a `mailto:` link to an e-mail address (RFC 6068 §2). */
export function toMailtoUrl(email: string): string {
  const ascii = toAsciiEmail(email) ?? email
  const localPart = ascii.slice(0, Math.max(0, ascii.lastIndexOf('@')))
  return `mailto:${encodeURIComponent(localPart)}${ascii.slice(localPart.length)}`
}
