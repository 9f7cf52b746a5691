import { createSharedSlot } from '../shared-slot'

/**
 * The interface from the site to the backend. Requests have absolute URLs with the paths of the
 * contract. The transport is the `fetch` of the bundled backend, or an HTTP client if `BACKEND_URL`
 * is set. server.ts installs it at the start.
 */
export type Transport = (request: Request) => Promise<Response>

const slot = createSharedSlot<Transport>('transport')

/** Installs the transport. server.ts calls it once, before the first request. */
export function installTransport(transport: Transport): void {
  slot.set(transport)
}

/**
 * Returns the installed transport.
 * @throws Error if server.ts has not installed it, for example during `next build`
 */
export function getTransport(): Transport {
  const transport = slot.get()
  if (!transport) throw new Error('There is no transport to the backend. Start the site with server.ts.')
  return transport
}
