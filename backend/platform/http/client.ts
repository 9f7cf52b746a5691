import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * The client's address for rate limits, from the header that the proxy in front sets (it passes no other value of it).
 * An IPv6 address is reduced to its network, since one customer has all of it.
 */
export function clientOf(c: Context): string {
  const address = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return isIPv6(address) ? network64(address) : address
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
