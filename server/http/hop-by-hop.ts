/** Headers that belong to one connection (RFC 9110 §7.6.1) and are never handed on. */
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

/** Tells for the names of one message's headers (lower case) whether each may be handed on. */
export function endToEnd(connection: string | null | undefined): (name: string) => boolean {
  const named = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return (name) => !hopByHop.has(name) && !named.has(name)
}
