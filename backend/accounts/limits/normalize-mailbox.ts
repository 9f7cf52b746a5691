/** Domains whose mailboxes ignore dots, mapped to one name for each provider. */
const domainsIgnoringDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns one spelling for all spellings of a mailbox: without a sub-address (`name+tag@…`, RFC
 * 5233) and without ignored dots. Only for counting mails, never for sending them.
 */
export function normalizeMailbox(address: string): string {
  const atIndex = address.lastIndexOf('@')
  const domain = address.slice(atIndex + 1)
  const [name = ''] = address.slice(0, atIndex).split('+', 1)
  const canonicalDomain = domainsIgnoringDots.get(domain)
  // A local part that is only a tag (`+tag@…`) stays unchanged.
  if (name === '') return address
  return canonicalDomain ? `${name.replaceAll('.', '')}@${canonicalDomain}` : `${name}@${domain}`
}
