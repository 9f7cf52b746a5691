import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Facts about the client from the connection or a trusted proxy. */
export interface Client {
  address: string
  protocol: 'http' | 'https'
  host: string | null
  /** Id from a trusted proxy, if any. */
  requestId: string | null
}

export type IdentifyClient = (request: IncomingMessage) => Client

const hostPattern = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Maximum number of cached checks, for addresses and for hosts. */
const maxCached = 1000

const maxHostLength = 300
const hostCache = new LRUCache<string, { host: string | null }>({ max: maxCached, memoMethod: checkHost })

/** Format of ids that the backend accepts. */
const requestIdPattern = /^[\w-]{8,64}$/

/**
 * Creates the function that identifies clients. Only trusted proxies may report the address of
 * another client. The client is the last address in `X-Forwarded-For` that is not a trusted proxy,
 * or the first one if all are.
 * @param trustedProxies addresses and networks (`10.0.0.0/8`)
 * @param reports functions that are each called once: `onUntrusted` if a client that is not trusted
 * sends `X-Forwarded-For`, `onUnreadable` if a trusted proxy sends no IP address in it
 */
export function createClientIdentifier(
  trustedProxies: readonly string[],
  { onUntrusted, onUnreadable }: { onUntrusted?: () => void; onUnreadable?: () => void } = {},
): IdentifyClient {
  const proxies = createBlockList(trustedProxies)
  const pendingReports = new Set<(() => void) | undefined>([onUntrusted, onUnreadable])
  // Cached, because the check is slow and peers are few.
  const proxyCache = new LRUCache<string, boolean>({
    max: maxCached,
    memoMethod: (address) => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  })
  const isProxy = (address: string) => proxyCache.memo(address)

  function reportOnce({ headers }: IncomingMessage, report: (() => void) | undefined): void {
    if (headers['x-forwarded-for'] && pendingReports.delete(report)) report?.()
  }

  return (request) => {
    const peer = toPlainAddress(request.socket.remoteAddress ?? '')
    if (!isProxy(peer)) {
      reportOnce(request, onUntrusted)
      return { address: peer, protocol: 'http', host: parseHost(request.headers.host), requestId: null }
    }
    const chain = (request.headers['x-forwarded-for'] ?? '').toString().split(',')
    const hops = chain.map((hop) => toPlainAddress(hop.trim())).reverse()
    const address = hops.find((hop) => !isProxy(hop)) ?? hops.at(-1) ?? peer
    if (isIP(address) === 0) reportOnce(request, onUnreadable)
    const requestId = request.headers['x-request-id']?.toString() ?? ''
    return {
      requestId: requestIdPattern.test(requestId) ? requestId : null,
      address: isIP(address) > 0 ? address : peer,
      protocol: readLastValue(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http',
      host: parseHost(readLastValue(request, 'x-forwarded-host') ?? request.headers.host),
    }
  }
}

function createBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Removes brackets and a port, and converts `::ffff:192.0.2.1` to IPv4. */
function toPlainAddress(address: string): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/.exec(address) ?? []
  return (bracketed ?? ipv4 ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
}

function readLastValue(request: IncomingMessage, name: string): string | undefined {
  return request.headers[name]?.toString().split(',').at(-1)?.trim() || undefined
}

/** Returns the host, or null if it is missing or invalid. */
const parseHost = (host: string | undefined) =>
  host === undefined || host.length > maxHostLength ? null : hostCache.memo(host).host

function checkHost(host: string): { host: string | null } {
  // The URL parser checks ports and IP addresses.
  return { host: hostPattern.test(host) && URL.canParse(`http://${host}/`) ? host : null }
}
