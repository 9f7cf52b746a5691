import { isIPv4 } from 'node:net'

/**
 * Returns the network of a client address: /48 for IPv6, /24 for IPv4. One customer gets at most
 * such a range, so new addresses do not evade limits per network. Other text is unchanged.
 */
export function toNetwork(client: string): string {
  const joinFirst = (separator: string, count: number) => client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${joinFirst('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${joinFirst(':', 3)}::/48` : client
}
