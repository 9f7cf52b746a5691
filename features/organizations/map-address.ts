import type { OrganizationRecord } from '@/lib/contract/records/organization-record'

type Location = Pick<OrganizationRecord, 'street' | 'zip' | 'place' | 'lat' | 'lon'>

const mapOrigin = 'https://www.openstreetmap.org'

/**
 * Returns the address of an organization on OpenStreetMap; null without position and place. Phones
 * open it in a map app. `geo:` addresses do not work on desktops and iPhones.
 */
export function mapAddress({ street, zip, place, lat, lon }: Location): string | null {
  if (lat !== null && lon !== null) return `${mapOrigin}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
  const words = [street, [zip, place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return place === '' ? null : `${mapOrigin}/search?query=${encodeURIComponent(words)}`
}
