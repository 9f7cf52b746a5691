import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

/** The client of a request and the host that it named, as far as they can be trusted. */
export interface Client {
  address: string
  protocol: 'http' | 'https'
  /** The host that the client named; null when it is none. */
  host: string | null
  /** The request id that a trusted proxy set. */
  requestId: string | null
}

export type IdentifyClient = (request: IncomingMessage) => Client

const hostPattern = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

const maxKnown = 1000

/** The form of a request id; the backend accepts no other. */
const requestIdPattern = /^[\w-]{8,64}$/

/**
 * Identifies the client. Forwarding headers count only where the connection comes from one of the `trusted` proxies;
 * the list in `X-Forwarded-For` is read from its end, up to the first address that is no such proxy.
 * @param trusted addresses and networks (`10.0.0.0/8`)
 * @param onUntrusted called once, when a request names who it was forwarded for and comes from none of them
 */
export function createClientIdentifier(
  trusted: readonly string[],
  onUntrusted: () => void = () => undefined,
): IdentifyClient {
  const proxies = createBlockList(trusted)
  let isTold = false
  // The connections of a while come from few addresses, and a look into the list takes longer than all else here.
  const known = new LRUCache<string, boolean>({
    max: maxKnown,
    memoMethod: (address) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  })
  const isProxy = (address: string) => known.memo(address)

  function tellOnce({ headers }: IncomingMessage): void {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    onUntrusted()
  }

  return (request) => {
    const peer = plainAddress(request.socket.remoteAddress ?? '')
    if (isIP(peer) === 0 || !isProxy(peer)) {
      tellOnce(request)
      return { address: peer, protocol: 'http', host: validHost(request.headers.host), requestId: null }
    }
    const chain = (request.headers['x-forwarded-for'] ?? '').toString().split(',')
    const hops = chain.map((hop) => plainAddress(hop.trim())).reverse()
    const address = hops.find((hop) => isIP(hop) === 0 || !isProxy(hop))
    const requestId = request.headers['x-request-id']?.toString() ?? ''
    return {
      requestId: requestIdPattern.test(requestId) ? requestId : null,
      address: address && isIP(address) > 0 ? address : peer,
      protocol: lastValue(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http',
      host: validHost(lastValue(request, 'x-forwarded-host') ?? request.headers.host),
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

/** An IPv4 address that came over an IPv6 socket in its own form. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function lastValue(request: IncomingMessage, name: string): string | undefined {
  return request.headers[name]?.toString().split(',').at(-1)?.trim() || undefined
}

function validHost(host: string | undefined): string | null {
  // The pattern is of letters; whether a port or an IP address exists, the URL parser knows.
  return host !== undefined && hostPattern.test(host) && URL.canParse(`http://${host}/`) ? host : null
}
