import { sharedSlot } from '../shared-slot'

/**
 * The one interface between the site and the backend: a request with an absolute address whose path is the contract's.
 * In process it is the bundled backend's `fetch`; with `BACKEND_URL` it is an HTTP call. server.ts chooses at start.
 */
export type Transport = (request: Request) => Promise<Response>

const slot = sharedSlot<Transport>('transport')

/** Called once, by server.ts, before the first request. */
export function installTransport(transport: Transport): void {
  slot.set(transport)
}

/** @throws when called before server.ts has installed the transport, for example during `next build`. */
export function getTransport(): Transport {
  const transport = slot.get()
  if (!transport) throw new Error('No transport to the backend: the site runs through server.ts only.')
  return transport
}
