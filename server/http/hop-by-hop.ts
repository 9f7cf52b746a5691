/** Headers of one connection, which are never forwarded (RFC 9110 §7.6.1). */
const hopByHopHeaders = new Set([
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

/** Creates a predicate for header names (lower case) that may be forwarded. */
export function createHeaderFilter(connection: string | null | undefined): (name: string) => boolean {
  const connectionHeaders = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return (name) => !hopByHopHeaders.has(name) && !connectionHeaders.has(name)
}
