import type { EmbedServiceKey, embedServices } from './services'

/** Where a medium is shown: in a frame, and at the service itself. */
export interface MediumAddresses {
  frameUrl: string
  pageUrl: string
}

/**
 * Reads the ids in an address of one service and builds the addresses anew from them, so that nothing else of what was
 * entered is kept; null where it names no medium.
 */
export type MediumReader = (url: URL) => MediumAddresses | null

/** The services of one kind. */
export type ServicesOf<Kind> = {
  [Key in EmbedServiceKey]: (typeof embedServices)[Key]['kind'] extends Kind ? Key : never
}[EmbedServiceKey]
