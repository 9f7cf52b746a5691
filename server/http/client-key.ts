import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

const keyCache = new LRUCache<string, string>({ max: 1000, memoMethod: computeKey })

/**
 * Returns the key of a client's limits: the IPv4 address, or the /64 network, which one connection
 * usually has (RFC 6177).
 */
export const toClientKey = (address: string): string => keyCache.memo(address)

function computeKey(address: string): string {
  return isIPv6(address) ? `${toNetwork(address)}::/64` : address
}

function toNetwork(address: string): string {
  const [head = '', tail] = address.split('%', 1).join().split('::')
  const leadingGroups = splitGroups(head)
  const trailingGroups = tail === undefined ? [] : splitGroups(tail)
  const zeros = Array<string>(Math.max(0, 8 - leadingGroups.length - trailingGroups.length)).fill('0')
  return [...leadingGroups, ...zeros, ...trailingGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Splits a part of an IPv6 address into groups of 16 bits; an IPv4 address is two. */
function splitGroups(part: string): string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group || []))
}

/** Returns the key of a verified session's limits. Several people may share an address. */
export function toSessionKey(client: string, session: string): string {
  return `${client} ${session}`
}

/** Returns the address or network of a key. */
export function toOrigin(key: string): string {
  return key.split(' ', 1).join()
}
