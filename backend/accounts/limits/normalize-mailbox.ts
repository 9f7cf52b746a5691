/** Domains whose mailboxes ignore dots, mapped to their canonical name. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns the canonical spelling of a mailbox, without sub-address (`name+tag@…`, RFC 5233) and
 * ignored dots. Only for counting mails, never for sending them.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const canonicalDomain = dotless.get(domain)
  // A name that consists of a tag alone stays unchanged.
  if (name === '') return address
  return canonicalDomain ? `${name.replaceAll('.', '')}@${canonicalDomain}` : `${name}@${domain}`
}
