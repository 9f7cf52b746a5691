import { sharedSlot } from './shared-slot'

const slot = sharedSlot<(path: string) => void>('redirect-visits')

/**
 * Calls `listener` with the path (decoded, without trailing slash) of each visit that the redirect
 * list redirects.
 */
export function onRedirectVisited(listener: (path: string) => void): void {
  slot.set(listener)
}

/**
 * Reports a redirected visit to the backend if it runs in this process, without data about the
 * visitor.
 */
export function announceRedirectVisit(path: string): void {
  slot.get()?.(path)
}
