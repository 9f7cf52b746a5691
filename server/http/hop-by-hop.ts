/** Headers of one connection (RFC 9110 §7.6.1), which are never forwarded. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

/**
 * Creates a predicate for the header names (lower case) of a message: true if one may be forwarded.
 */
export function endToEnd(connection: string | null | undefined): (name: string) => boolean {
  const connectionHeaders = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return (name) => !hopByHop.has(name) && !connectionHeaders.has(name)
}
