import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { visitorHeader } from '@/lib/contract/site/visitor-header'

/**
 * Returns the client for limits: the last address in X-Forwarded-For, which the proxy sets. IPv6
 * addresses become their /64 network, the range of one customer.
 */
export function toClient(c: Context): string {
  const address = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  return isIPv6(address) ? toNetwork64(address) : address
}

/** Returns the client; for requests of the site, the visitor that they serve. */
export function toVisitor(c: Context): string {
  return toClient(c) || (c.req.header(visitorHeader) ?? '')
}

function toNetwork64(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const toGroups = (text: string) => (text === '' ? [] : text.split(':'))
  const leadingGroups = toGroups(head)
  const trailingGroups = tail === undefined ? [] : toGroups(tail)
  const zeros = Array<string>(Math.max(0, 8 - leadingGroups.length - trailingGroups.length)).fill('0')
  const groups = tail === undefined ? leadingGroups : [...leadingGroups, ...zeros, ...trailingGroups]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
