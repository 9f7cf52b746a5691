/** Headers that concern one connection only (RFC 9110 §7.6.1). They are never forwarded. */
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
 * Creates a predicate for the header names of a message (lower case). It returns true for names
 * that may be forwarded.
 */
export function endToEnd(connection: string | null | undefined): (name: string) => boolean {
  const connectionHeaders = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return (name) => !hopByHop.has(name) && !connectionHeaders.has(name)
}
