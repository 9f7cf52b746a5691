import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Who asks, for limits: the address that the server in front names (it lets no other value of this header through). Of an IPv6 address
 * only the network counts: its owner has all of it.
 */
export function clientOf(c: Context): string {
  const address = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return isIPv6(address) ? network64(address) : address
}

/**
 * The network that a client belongs to, for limits that changing one's address shall not get around: what one customer of a provider may
 * have, a /48 of IPv6 and a /24 of IPv4. What is no client's address is a network of its own.
 */
export function networkOf(client: string): string {
  const first = (separator: string, count: number) => client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${first('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${first(':', 3)}::/48` : client
}

/** The first 64 bits of an IPv6 address. */
function network64(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const parts = (text: string) => (text === '' ? [] : text.split(':'))
  const left = parts(head)
  const right = tail === undefined ? [] : parts(tail)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
