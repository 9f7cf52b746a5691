import type { Event, MusicGroup, NewsArticle, Organization, PerformingArtsTheater } from 'schema-dts'
import { languageTags } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import type { EventRecord } from '@/lib/contract/records/event-record'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import { getOrganizationId, type Site, toPublisher } from './site-nodes'

/** The page of a record, with the data for its description. */
export interface DescribedPage {
  page: Page
  /** The absolute address of the page. */
  address: string
  /** The absolute addresses of its pictures. */
  pictures: string[]
}

/** Converts an empty text to undefined. */
const toOptional = (text: string) => text || undefined

/** Describes an article of the debate or a press release. */
export function toArticleNode(
  { author, date, categories, tags }: ArticleRecord,
  { page, address, pictures }: DescribedPage,
  site: Site,
): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#article`,
    headline: page.title,
    alternativeHeadline: toOptional(page.headline),
    description: toOptional(page.hero_text),
    image: pictures,
    datePublished: date,
    author: author === '' ? toPublisher(site) : { '@type': 'Person', name: author },
    publisher: toPublisher(site),
    articleSection: categories.map(({ title }) => title),
    keywords: tags.map(({ title }) => title),
    inLanguage: languageTags[site.locale],
    mainEntityOfPage: address,
    url: address,
  }
}

const eventStatuses = {
  confirmed: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const

/**
 * Describes an event at a place or online. Returns null for a deadline, and for an event without
 * place and link.
 * @param times the times of the described occurrence
 */
export function toEventNode(
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
    description: toOptional(page.hero_text),
    image: pictures,
    startDate: times.start,
    endDate: times.end,
    eventStatus: eventStatuses[status],
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline ? { '@type': 'VirtualLocation', url: link } : { '@type': 'Place', name: place, address: place },
    organizer: toPublisher(site),
    inLanguage: languageTags[site.locale],
    url: address,
  }
}

/** Describes a member: a theater as a place, an orchestra as a group, others as organizations. */
export function toMemberNode(
  record: OrganizationRecord,
  { page, address, pictures }: DescribedPage,
  site: Site,
): PerformingArtsTheater | MusicGroup | Organization {
  const { street, zip, place, region, country, lat, lon, stages } = record
  const geo =
    lat !== null && lon !== null ? ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lon } as const) : undefined
  const common = {
    '@id': `${address}#organization`,
    name: page.title,
    description: toOptional(page.hero_text),
    url: toOptional(record.website) ?? address,
    mainEntityOfPage: address,
    image: pictures,
    logo: record.logo ? site.url + record.logo.thumbs.medium.jpg : undefined,
    telephone: toOptional(record.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: toOptional(street),
      postalCode: toOptional(zip),
      addressLocality: toOptional(place),
      addressRegion: region?.title,
      addressCountry: toOptional(country),
    },
  } as const
  if (record.category === 'theater') {
    const seats = stages.flatMap((stage) => stage.seats ?? [])
    return {
      '@type': 'PerformingArtsTheater',
      ...common,
      geo,
      maximumAttendeeCapacity: seats.length === 0 ? undefined : Math.max(...seats),
    }
  }
  return {
    '@type': record.category === 'orchestra' ? 'MusicGroup' : 'Organization',
    ...common,
    email: toOptional(record.email),
    location: geo && { '@type': 'Place', name: place, geo },
    memberOf: { '@id': getOrganizationId(site) },
  }
}
