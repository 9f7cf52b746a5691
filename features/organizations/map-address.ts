import type { OrganizationRecord } from '@/lib/contract/records/organization-record'

type Location = Pick<OrganizationRecord, 'street' | 'zip' | 'place' | 'lat' | 'lon'>

const map = 'https://www.openstreetmap.org'

/**
 * Where a map shows an organization; null where nothing tells where it is. Telephones open such addresses in their map programs, and
 * what has none shows the page; `geo:` addresses open nothing on a desk or on an iPhone.
 */
export function mapAddress({ street, zip, place, lat, lon }: Location): string | null {
  if (lat !== null && lon !== null) return `${map}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
  const words = [street, [zip, place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return place === '' ? null : `${map}/search?query=${encodeURIComponent(words)}`
}
