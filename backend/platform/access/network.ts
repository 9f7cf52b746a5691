import { isIPv4 } from 'node:net'

/**
 * Returns the network of a client: /48 in IPv6, /24 in IPv4. It is the largest range that one
 * customer gets, so limits per network cannot be evaded with a new address. Returns any other text
 * unchanged.
 */
export function toNetwork(client: string): string {
  const joinFirst = (separator: string, count: number) =>
    client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${joinFirst('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${joinFirst(':', 3)}::/48` : client
}
