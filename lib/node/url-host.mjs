/**
 * Returns the host in URLs of a server that listens on an address.
 * @param local host for a server that listens on all addresses
 */
export function toUrlHost(address, local = '127.0.0.1') {
  if (address === '0.0.0.0' || address === '::') return local
  return address.includes(':') ? `[${address}]` : address
}
