import { isIPv4 } from 'node:net'

/**
 * Returns the network of a client, for limits that a new address must not evade: /48 in IPv6 and
 * /24 in IPv4, the largest range of one customer. Other text is returned unchanged.
 */
export function toNetwork(client: string): string {
  const joinFirst = (separator: string, count: number) =>
    client.split(separator).slice(0, count).join(separator)
  if (isIPv4(client)) return `${joinFirst('.', 3)}.0/24`
  return client.endsWith('::/64') ? `${joinFirst(':', 3)}::/48` : client
}
