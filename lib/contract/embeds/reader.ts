import type { EmbedServiceKey, embedServices } from './services'

/** Addresses of a medium: its frame, and its page at the service. */
export interface MediumAddresses {
  frameUrl: string
  pageUrl: string
}

/**
 * Parses an address of one service and rebuilds both addresses from the ids in it; null if it
 * identifies no medium.
 */
export type MediumReader = (url: URL) => MediumAddresses | null

/** Keys of the services of one kind. */
export type ServicesOf<Kind> = {
  [Key in EmbedServiceKey]: (typeof embedServices)[Key]['kind'] extends Kind ? Key : never
}[EmbedServiceKey]
