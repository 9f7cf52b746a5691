import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { settings } from '@/demo/settings'
import type { Page } from '@/lib/contract/pages/page'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { aPage } from '@/tests/factories/page'
import { formatGraph, toPageGraph } from './page-graph'
import { findUnknownTerms } from './vocabulary.fixture'

const url = 'https://buehnenhaus.test'
const site = { settings: settings.de, locale: 'de', url } as const

const term = { id: 1, slug: 'publikum', title: 'Publikum', url: '/de/debatte/category/publikum/1' }
const article: PageRecord = {
  type: 'article',
  section: 'debate',
  author: 'Ada Beispiel',
  date: '2026-02-01T12:00:00+01:00',
  categories: [term],
  tags: [term],
  contact: null,
  attachments: null,
}
const event: PageRecord = {
  type: 'event',
  kind: 'conference',
  status: 'confirmed',
  audience: 'public',
  all_day: false,
  start: '2026-11-14T19:30:00+01:00',
  end: '2026-11-14T22:00:00+01:00',
  place: 'Gießen',
  link: 'https://example.org/anmeldung',
  rrule: '',
  exdates: [],
  sequence: 0,
}
const theater: PageRecord = {
  type: 'organization',
  category: 'theater',
  kind: 'Staatstheater',
  street: 'Gasse 1',
  zip: '35390',
  place: 'Gießen',
  region: { code: 'DE-HE', title: 'Hessen' },
  country: 'DE',
  lat: 50.6,
  lon: 8.7,
  phone: '+49 641 1',
  email: 'post@example.org',
  website: 'https://example.org',
  member_since: 1950,
  logo: null,
  images: [],
  people: [],
  stages: [{ name: 'Großes Haus', seats: 600, address: '' }],
}
const orchestra: PageRecord = { ...theater, category: 'orchestra' }
const sparseOrganization: PageRecord = {
  ...theater,
  category: 'other',
  street: '',
  region: null,
  lat: null,
  lon: null,
  website: '',
  phone: '',
  email: '',
}

const home = aPage({ urls: { de: '/de', en: '/en' } })
const createSubpage = (record: PageRecord | null, overrides: Partial<Page> = {}) =>
  aPage({
    title: 'Wem gehört die Bühne?',
    urls: { de: '/de/liste/etwas/7', en: null },
    parents: [{ id: 2, title: 'Liste', url: '/de/liste' }],
    record,
    ...overrides,
  })

type Node = Record<string, unknown>

function createNodes(page: Page, occurrence?: { start: string; end: string }): Node[] {
  const text = formatGraph(toPageGraph(page, site, [`${url}/og.jpg`], occurrence))
  return (JSON.parse(text) as { '@graph': Node[] })['@graph']
}

const findNode = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type)

/**
 * The properties that search engines require or recommend for each type, as far as pages show them.
 */
const fields: readonly (readonly [type: string, page: Page, names: readonly string[]])[] = [
  ['Organization', home, ['name', 'url', 'logo', 'address', 'email', 'telephone', 'sameAs']],
  ['WebSite', home, ['name', 'url', 'potentialAction']],
  ['BreadcrumbList', createSubpage(null), ['itemListElement']],
  ['NewsArticle', createSubpage(article), ['headline', 'image', 'datePublished', 'author', 'publisher']],
  [
    'Event',
    createSubpage(event),
    ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'image'],
  ],
  ['PerformingArtsTheater', createSubpage(theater), ['name', 'address', 'geo', 'telephone', 'url', 'image']],
  ['MusicGroup', createSubpage(orchestra), ['name', 'address', 'telephone', 'email', 'url', 'image']],
  ['Organization', createSubpage(sparseOrganization), ['name', 'url', 'address', 'image']],
]

describe.each(fields)('%s', (type, page, names) => {
  it('has the properties for search engines', () => {
    expect(Object.keys(findNode(createNodes(page), type) ?? {})).toEqual(expect.arrayContaining([...names]))
  })

  it('uses only terms of the vocabulary', () => {
    expect(findUnknownTerms(createNodes(page))).toEqual([])
  })
})

it('is checked by findUnknownTerms, which reports unknown terms', () => {
  expect(findUnknownTerms([{ '@type': 'Event', seats: 3, location: { '@type': 'Stage' } }, { name: 'x' }])).toEqual([
    '[0]: Event.seats',
    '[0].location: Stage',
    '[1].name: of no type',
  ])
})

it('has breadcrumbs from the home page to the page', () => {
  expect(findNode(createNodes(createSubpage(article)), 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'VBO', item: `${url}/de` },
    { '@type': 'ListItem', position: 2, name: 'Liste', item: `${url}/de/liste` },
    { '@type': 'ListItem', position: 3, name: 'Wem gehört die Bühne?', item: `${url}/de/liste/etwas/7` },
  ])
})

it('has the search of the language', () => {
  const graph = toPageGraph(home, { ...site, settings: settings.en, locale: 'en' }, [])
  expect(JSON.stringify(graph)).toContain(`${url}/en/search?query={search_term_string}`)
})

describe('event', () => {
  const createEventNode = (overrides: Partial<typeof event>, occurrence?: { start: string; end: string }) =>
    findNode(createNodes(createSubpage({ ...event, ...overrides } as PageRecord), occurrence), 'Event')

  it('has the status of a canceled event', () => {
    expect(createEventNode({ status: 'cancelled' })?.eventStatus).toBe('https://schema.org/EventCancelled')
  })

  it('has an online location without a place', () => {
    expect(createEventNode({ place: '' })).toMatchObject({
      location: { '@type': 'VirtualLocation', url: 'https://example.org/anmeldung' },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    })
  })

  it('has the times of the next occurrence', () => {
    const next = { start: '2027-01-14T19:30:00+01:00', end: '2027-01-14T22:00:00+01:00' }
    expect(createEventNode({}, next)).toMatchObject({ startDate: next.start, endDate: next.end })
  })

  it.each([{ place: '', link: '' }, { kind: 'deadline' as const }])('is undefined with %j', (overrides) => {
    expect(createEventNode(overrides)).toBeUndefined()
  })
})

it('omits missing data', () => {
  const member = findNode(createNodes(createSubpage(sparseOrganization)), 'Organization')
  expect(member).not.toHaveProperty('telephone')
  expect(member?.address).toEqual({
    '@type': 'PostalAddress',
    postalCode: '35390',
    addressLocality: 'Gießen',
    addressCountry: 'DE',
  })
})

it('escapes titles with markup', () => {
  const title = '</script><script>alert(1)</script><!-- $& $1'
  const text = formatGraph(toPageGraph(createSubpage(article, { title }), site, []))
  const { document } = new JSDOM(`<script type="application/ld+json">${text}</script><p>after</p>`).window
  expect(document.scripts).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('after')
  expect(document.scripts[0]?.textContent).toContain('alert(1)')
  expect(findNode((JSON.parse(text) as { '@graph': Node[] })['@graph'], 'NewsArticle')?.headline).toBe(title)
})
