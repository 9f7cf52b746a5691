import { readAddress } from './address'
import { audioReaders } from './audio-readers'
import { addressesInCode, isCode } from './embed-code'
import type { MediumReader } from './reader'
import { type EmbedKind, type EmbedServiceKey, embedServiceKeys, embedServices } from './services'
import { socialReaders } from './social-readers'
import { videoReaders } from './video-readers'
import { viewerReaders } from './viewer-readers'

/** An embeddable medium: its service, and what a frame may load after consent. */
export interface Embed {
  service: EmbedServiceKey
  /** The address of the frame's document, on the service's frame origin. */
  frameUrl: string
  /** The address to open it at the service itself. */
  pageUrl: string
}

const readers: Record<EmbedServiceKey, MediumReader> = {
  ...videoReaders,
  ...audioReaders,
  ...viewerReaders,
  ...socialReaders,
}

/** Longer than the code of any service; nothing longer is parsed. */
const codeLimit = 20_000

function findInAddress(address: string, kind: EmbedKind | undefined): Embed | null {
  const url = readAddress(address)
  if (!url) return null
  const service = embedServiceKeys.find((key) => {
    const hosts: readonly string[] = embedServices[key].hosts
    return hosts.includes(url.hostname)
  })
  if (!service || (kind && embedServices[service].kind !== kind)) return null
  const addresses = readers[service](url)
  return addresses && { service, ...addresses }
}

/**
 * Finds the medium of an entered address or embed code (spec §5); null if it is of no known service or not of the
 * requested kind. Services are recognized by their exact hosts; both addresses are rebuilt from validated ids, so that
 * nothing else of the input reaches a page.
 */
export function findEmbed(entered: string, kind?: EmbedKind): Embed | null {
  const text = entered.trim()
  if (text.length > codeLimit) return null
  const addresses = isCode(text) ? addressesInCode(text) : [text]
  for (const address of addresses) {
    const embed = findInAddress(address, kind)
    if (embed) return embed
  }
  return null
}
