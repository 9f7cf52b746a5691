/** Domains whose mailboxes ignore dots, by their canonical name. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox of an address, as far as its spelling shows: a sub-address (`name+tag@…`, RFC 5233) and ignored
 * dots are other names of the same mailbox. For counting mails, never for sending them.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const canonicalDomain = dotless.get(domain)
  // A name that is a tag alone has no mailbox to fold to.
  if (name === '') return address
  return canonicalDomain ? `${name.replaceAll('.', '')}@${canonicalDomain}` : `${name}@${domain}`
}
