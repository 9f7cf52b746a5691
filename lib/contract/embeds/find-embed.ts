import { parseSafeAddress } from './address'
import { audioReaders } from './audio-readers'
import { isCode, listAddressesInCode } from './embed-code'
import type { MediumReader } from './reader'
import { type EmbedKind, type EmbedServiceKey, embedServiceKeys, embedServices } from './services'
import { socialReaders } from './social-readers'
import { videoReaders } from './video-readers'
import { viewerReaders } from './viewer-readers'

export interface Embed {
  service: EmbedServiceKey
  /**
   * Address of the document in the frame, at the frame origin of the service. It is loaded only
   * after consent.
   */
  frameUrl: string
  /** Address of the page with the medium at the service. */
  pageUrl: string
}

const readers: Record<EmbedServiceKey, MediumReader> = {
  ...videoReaders,
  ...audioReaders,
  ...viewerReaders,
  ...socialReaders,
}

/**
 * Maximum length of an embed code, in characters. No service has a longer one, so longer input is
 * not parsed.
 */
const maxCodeLength = 20_000

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
 * Finds the medium in an address or an embed code (spec §5). Returns null if the service is unknown
 * or the medium is not of the given kind. A service is recognized by its exact host names. The
 * addresses are rebuilt from validated ids, so that no other part of the input reaches a page.
 */
export function findEmbed(input: string, kind?: EmbedKind): Embed | null {
  const text = input.trim()
  if (text.length > maxCodeLength) return null
  const addresses = isCode(text) ? listAddressesInCode(text) : [text]
  for (const address of addresses) {
    const embed = findInAddress(address, kind)
    if (embed) return embed
  }
  return null
}
