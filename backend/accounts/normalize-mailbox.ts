/** Domains whose mailboxes ignore dots, by their canonical name. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox that an address reaches, as far as its spelling tells: a sub-address (`name+tag@…`, RFC 5233) and dots that a mailbox
 * ignores are other names of one. For counting what is sent there, never for sending.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const known = dotless.get(domain)
  // A name that is a tag alone has no mailbox to fold to.
  if (name === '') return address
  return known ? `${name.replaceAll('.', '')}@${known}` : `${name}@${domain}`
}
