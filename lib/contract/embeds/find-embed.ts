import { parseSafeAddress } from './address'
import { audioReaders } from './audio-readers'
import { addressesInCode, isCode } from './embed-code'
import type { MediumReader } from './reader'
import { type EmbedKind, type EmbedServiceKey, embedServiceKeys, embedServices } from './services'
import { socialReaders } from './social-readers'
import { videoReaders } from './video-readers'
import { viewerReaders } from './viewer-readers'

/** An embeddable medium. */
export interface Embed {
  service: EmbedServiceKey
  /** Address of the frame's document, on the service's frame origin. Loaded only after consent. */
  frameUrl: string
  /** Address of the medium's page at the service. */
  pageUrl: string
}

const readers: Record<EmbedServiceKey, MediumReader> = {
  ...videoReaders,
  ...audioReaders,
  ...viewerReaders,
  ...socialReaders,
}

/** Longer than the embed code of any service. Longer input is not parsed. */
const codeLimit = 20_000

function findInAddress(address: string, kind: EmbedKind | undefined): Embed | null {
  const url = parseSafeAddress(address)
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
 * Finds the medium of an address or embed code (spec §5); null for an unknown service or another
 * kind. Services are recognized by exact host names. Both addresses are rebuilt from validated ids,
 * so that no other part of the input reaches a page.
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
