import { isIPv4 } from 'node:net'

/**
 * The network that a client belongs to, for limits that changing one's address shall not get around: what one customer of a provider may
 * have, a /48 of IPv6 and a /24 of IPv4. What is no client's address is a network of its own.
 */
export function networkOf(client: string): string {
  const first = (separator: string, count: number) => client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${first('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${first(':', 3)}::/48` : client
}
