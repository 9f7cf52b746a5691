import { createSharedSlot } from './shared-slot'

const slot = createSharedSlot<(path: string) => void>('redirect-visits')

/**
 * Calls `listener` each time the redirect list redirects a visit, with the requested path (decoded,
 * without trailing slash).
 */
export function onRedirectVisited(listener: (path: string) => void): void {
  slot.set(listener)
}

/**
 * Reports that the redirect list redirected a visit. Nothing about the visitor is passed on.
 */
export function announceRedirectVisit(path: string): void {
  slot.get()?.(path)
}
