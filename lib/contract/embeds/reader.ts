import type { EmbedServiceKey, embedServices } from './services'

/** Addresses of a medium: the document for the frame, and the page at the service. */
export interface MediumAddresses {
  frameUrl: string
  pageUrl: string
}

/**
 * Parses an address of a service and rebuilds the two addresses from the ids in it. Returns null if
 * the address identifies no medium.
 */
export type MediumReader = (url: URL) => MediumAddresses | null

/** Keys of the services that offer media of a kind. */
export type ServiceKeysOf<Kind> = {
  [Key in EmbedServiceKey]: (typeof embedServices)[Key]['kind'] extends Kind ? Key : never
}[EmbedServiceKey]
