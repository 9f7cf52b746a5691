import { isIPv4 } from 'node:net'

/**
 * The network of a client, for limits that a change of address must not evade: the size that one customer of a
 * provider may have, /48 in IPv6 and /24 in IPv4. Anything else than an address is a network of its own.
 */
export function networkOf(client: string): string {
  const first = (separator: string, count: number) => client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${first('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${first(':', 3)}::/48` : client
}
