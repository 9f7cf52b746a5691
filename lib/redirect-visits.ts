import { sharedSlot } from './shared-slot'

const slot = sharedSlot<(path: string) => void>('redirect-visits')

/** Calls `listener` with the path, decoded and without a final slash, of each visit that the redirect list leads elsewhere. */
export function onRedirectVisited(listener: (path: string) => void): void {
  slot.set(listener)
}

/** Tells the backend, where it runs in this process, that a visit came by a redirect; with nothing of who that was. */
export function announceRedirectVisit(path: string): void {
  slot.get()?.(path)
}
