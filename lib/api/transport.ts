import { sharedSlot } from '../shared-slot'

/**
 * The interface between site and backend: requests with absolute URLs and the paths of the
 * contract. In process it is the bundled backend's `fetch`, with `BACKEND_URL` an HTTP client.
 * server.ts chooses at start.
 */
export type Transport = (request: Request) => Promise<Response>

const slot = sharedSlot<Transport>('transport')

/** Installs the transport; called once, by server.ts, before the first request. */
export function installTransport(transport: Transport): void {
  slot.set(transport)
}

/** @throws if server.ts has not installed the transport, for example during `next build` */
export function getTransport(): Transport {
  const transport = slot.get()
  if (!transport) throw new Error('No transport to the backend: the site runs through server.ts only.')
  return transport
}
