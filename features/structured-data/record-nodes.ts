import type { Event, MusicGroup, NewsArticle, Organization, PerformingArtsTheater } from 'schema-dts'
import { languageTags } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import type { EventRecord } from '@/lib/contract/records/event-record'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import { organizationId, publisherOf, type Site } from './site-nodes'

/** A record's page as its description needs it. */
export interface DescribedPage {
  page: Page
  /** The page's address, with the site's origin. */
  address: string
  /** The addresses of its pictures, with the site's origin. */
  pictures: string[]
}

/** A text that may be missing. */
const some = (text: string) => text || undefined

/** An article of the debate or a press release. */
export function articleNode(
  { author, date, categories, tags }: ArticleRecord,
  { page, address, pictures }: DescribedPage,
  site: Site,
): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#article`,
    headline: page.title,
    alternativeHeadline: some(page.headline),
    description: some(page.hero_text),
    image: pictures,
    datePublished: date,
    author: author === '' ? publisherOf(site) : { '@type': 'Person', name: author },
    publisher: publisherOf(site),
    articleSection: categories.map(({ title }) => title),
    keywords: tags.map(({ title }) => title),
    inLanguage: languageTags[site.locale],
    mainEntityOfPage: address,
    url: address,
  }
}

const statuses = {
  confirmed: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const

/**
 * An event that one can go to, at a place or at an address elsewhere; null for a deadline, and where nobody says where it is.
 * @param times of the occurrence that is described
 */
export function eventNode(
  { kind, status, place, link }: EventRecord,
  times: Pick<EventRecord, 'start' | 'end'>,
  { page, address, pictures }: DescribedPage,
  site: Site,
): Event | null {
  if (kind === 'deadline' || (place === '' && link === '')) return null
  const isOnline = place === ''
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name: page.title,
    description: some(page.hero_text),
    image: pictures,
    startDate: times.start,
    endDate: times.end,
    eventStatus: statuses[status],
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', url: link }
      : { '@type': 'Place', name: place, address: place },
    organizer: publisherOf(site),
    inLanguage: languageTags[site.locale],
    url: address,
  }
}

/** A member: a theater is a place, an orchestra a group, and others are organizations. */
export function memberNode(
  record: OrganizationRecord,
  { page, address, pictures }: DescribedPage,
  site: Site,
): PerformingArtsTheater | MusicGroup | Organization {
  const { street, zip, place, region, country, lat, lon, stages } = record
  const geo =
    lat !== null && lon !== null
      ? ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lon } as const)
      : undefined
  const shared = {
    '@id': `${address}#organization`,
    name: page.title,
    description: some(page.hero_text),
    url: some(record.website) ?? address,
    mainEntityOfPage: address,
    image: pictures,
    logo: record.logo ? site.url + record.logo.thumbs.medium.jpg : undefined,
    telephone: some(record.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: some(street),
      postalCode: some(zip),
      addressLocality: some(place),
      addressRegion: region?.title,
      addressCountry: some(country),
    },
  } as const
  if (record.category === 'theater') {
    const seats = stages.flatMap((stage) => stage.seats ?? [])
    return {
      '@type': 'PerformingArtsTheater',
      ...shared,
      geo,
      maximumAttendeeCapacity: seats.length === 0 ? undefined : Math.max(...seats),
    }
  }
  return {
    '@type': record.category === 'orchestra' ? 'MusicGroup' : 'Organization',
    ...shared,
    email: some(record.email),
    location: geo && { '@type': 'Place', name: place, geo },
    memberOf: { '@id': organizationId(site) },
  }
}
