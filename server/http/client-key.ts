import { isIPv6 } from 'node:net'

/**
 * The key of a client for limits: an IPv4 address itself, an IPv6 address by its /64 network, which belongs
 * to one connection (RFC 6177).
 */
export function clientKey(address: string): string {
  return isIPv6(address) ? `${networkOf(address)}::/64` : address
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1).join().split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The groups of 16 bits; an IPv4 address at the end counts as two. */
function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []))
}

/** The key of a user whom the backend knows: several people may share an address. */
export function sessionKey(client: string, session: string): string {
  return `${client} ${session}`
}

/** The address or network that a name begins with. */
export function originOf(key: string): string {
  return key.split(' ', 1).join()
}
