import { isIPv6 } from 'node:net'

/**
 * Returns a client's key for limits: an IPv4 address, or the /64 network of an IPv6 address, which
 * belongs to one connection (RFC 6177).
 */
export function clientKey(address: string): string {
  return isIPv6(address) ? `${toNetwork(address)}::/64` : address
}

function toNetwork(address: string): string {
  const [head = '', tail] = address.split('%', 1).join().split('::')
  const before = splitGroups(head)
  const after = tail === undefined ? [] : splitGroups(tail)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Splits into groups of 16 bits; an IPv4 address at the end counts as two. */
function splitGroups(part: string): string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []))
}

/** Returns the key of a verified session, because several people may share an address. */
export function sessionKey(client: string, session: string): string {
  return `${client} ${session}`
}

/** Returns the address or network at the start of a key. */
export function toOrigin(key: string): string {
  return key.split(' ', 1).join()
}
