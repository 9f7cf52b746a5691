import { isIPv6 } from 'node:net'

/**
 * Names a client for limits: an IPv4 address as it stands, an IPv6 address by its network of 64 bits, which one
 * connection has to itself (RFC 6177).
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

/** The groups of 16 bits; an IPv4 address at the end stands for two. */
function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []))
}

/** Names somebody whom the backend knows: several people may share an address. */
export function sessionKey(client: string, session: string): string {
  return `${client} ${session}`
}

/** The address or network that a name begins with. */
export function originOf(key: string): string {
  return key.split(' ', 1).join()
}
