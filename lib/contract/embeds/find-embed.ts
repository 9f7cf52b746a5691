import type { EmbedKind, EmbedServiceKey } from './services'

/** Something embeddable: whose it is and what a frame may load once there is consent. */
export interface Embed {
  service: EmbedServiceKey
  /** The address of the frame's document, on the service's frame origin. */
  frameUrl: string
  /** The address to open it at the service itself. */
  pageUrl: string
}

/**
 * What an entered address, or the code that a service offers for embedding, shows (spec §5); null where it is no medium
 * of a known service, or of another kind than asked.
 */
export function findEmbed(_entered: string, _kind?: EmbedKind): Embed | null {
  return null
}
