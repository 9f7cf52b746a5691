import { addressBuilders } from './addresses'
import { type EmbedKind, type EmbedServiceKey, embedServiceKeys, embedServices } from './services'

/** Something embeddable: whose it is and what a frame may load once there is consent. */
export interface Embed {
  service: EmbedServiceKey
  /** The address of the frame's document, on the service's frame origin. */
  frameUrl: string
  /** The address to open it at the service itself. */
  pageUrl: string
}

/** The address in a service's embedding code; what is no code is an address itself. */
function addressIn(entered: string): string {
  const code = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(entered)
  return (code?.[1] ?? code?.[2] ?? entered).trim().replaceAll('&amp;', '&')
}

/** Only plain https addresses: no user, no port, no name that merely looks like a service's. */
function parse(address: string): URL | null {
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!/^https:\/\/[\w.-]+(?:[/?#]|$)/i.test(whole) || !URL.canParse(whole)) return null
  return new URL(whole)
}

/**
 * What an entered address, or the code that a service offers for embedding, shows (spec §5); null where it is no medium
 * of a known service, or of another kind than asked. The frame's address is built anew from the medium's id: nothing
 * that was entered reaches it unchecked.
 */
export function findEmbed(entered: string, kind?: EmbedKind): Embed | null {
  const url = parse(addressIn(entered))
  if (!url) return null
  const service = embedServiceKeys.find((key) => {
    const { hosts, kind: itsKind } = embedServices[key]
    return (kind === undefined || kind === itsKind) && hosts.some((host) => host === url.hostname)
  })
  const addresses = service && addressBuilders[service](url)
  return service && addresses ? { service, ...addresses } : null
}
