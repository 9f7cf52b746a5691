import { type APIRequestContext, expect } from '@playwright/test'
import { Parser } from 'htmlparser2'
import { JSDOM } from 'jsdom'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { findUnknownTerms } from '../features/structured-data/vocabulary.fixture'
import { makePage } from './support/editing/make-page'
import { logIn } from './support/log-in'
import { test } from './support/test'

type Paths = Record<Locale, string>

const sharing = 'http://localhost'

/**
 * Reads a page like a crawler: the attributes of its links and metadata, and its structured data.
 */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const elements: Record<string, string>[] = []
  const graph: Record<string, unknown>[] = []
  let data: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'link' || name === 'meta') elements.push(attributes)
      if (attributes.type === 'application/ld+json') data = ''
    },
    ontext(text) {
      if (data !== null) data += text
    },
    onclosetag() {
      if (data !== null) graph.push(...(JSON.parse(data) as { '@graph': typeof graph })['@graph'])
      data = null
    },
  })
  parser.end(await response.text())
  const findElements = (attribute: string, value: string) =>
    elements.filter((attributes) => attributes[attribute] === value)
  const content = (name: string) => [...findElements('property', name), ...findElements('name', name)][0]?.content ?? ''
  return {
    status: response.status(),
    canonical: findElements('rel', 'canonical').map(({ href = '' }) => toPath(href)),
    languages: Object.fromEntries(
      findElements('rel', 'alternate').flatMap(({ hreflang, href = '' }) =>
        hreflang ? [[hreflang, toPath(href)] as const] : [],
      ),
    ),
    isIndexable: !content('robots').includes('noindex'),
    graph,
    content,
    hrefs: (attribute: string, value: string) => findElements(attribute, value).map(({ href = '' }) => toPath(href)),
  }
}

/** Returns the path and query of a URL of any origin. */
function toPath(address: string): string {
  const { pathname, search } = new URL(address, sharing)
  return pathname + search
}

/** Finds the paths of the first record of a kind in both languages. */
async function findFirstRecord(request: APIRequestContext, call: string): Promise<Paths> {
  const list: { results: { id: number }[] } = await (await request.get(`/de/api/${call}/?page_size=20`)).json()
  for (const { id } of list.results) {
    const { urls }: { urls: Partial<Paths> } = await (await request.get(`/de/api/${call}/${id}/`)).json()
    if (urls.de && urls.en) return { de: urls.de, en: urls.en }
  }
  throw new Error(`None of the first ${call} is in both languages.`)
}

/** Pages, and lists with filters: their canonical URL, and whether search engines list them. */
const canonicalCases: readonly (readonly [path: Paths, canonical: Paths, isIndexable: boolean])[] = [
  [toPaths('', ''), toPaths('', ''), true],
  [toPaths('/ueber-uns/satzung', '/about-us/statutes'), toPaths('/ueber-uns/satzung', '/about-us/statutes'), true],
  [toPaths('/debatte?page=2', '/debate?page=2'), toPaths('/debatte?page=2', '/debate?page=2'), true],
  [toPaths('/debatte?utm_source=a', '/debate?utm_source=a'), toPaths('/debatte', '/debate'), true],
  [
    toPaths('/pressemitteilungen?year=2026', '/press-releases?year=2026'),
    toPaths('/pressemitteilungen?year=2026', '/press-releases?year=2026'),
    true,
  ],
  [
    toPaths('/unsere-mitglieder/theater?region=DE-HE', '/addresses/theatre?region=DE-HE'),
    toPaths('/unsere-mitglieder/theater?region=DE-HE', '/addresses/theatre?region=DE-HE'),
    true,
  ],
  [
    toPaths('/unsere-mitglieder?search=x', '/addresses?search=x'),
    toPaths('/unsere-mitglieder?search=x', '/addresses?search=x'),
    false,
  ],
  [
    toPaths('/kalender?kind=premiere', '/calender?kind=premiere'),
    toPaths('/kalender?kind=premiere', '/calender?kind=premiere'),
    true,
  ],
  [
    toPaths('/kalender?month=2027-02', '/calender?month=2027-02'),
    toPaths('/kalender?month=2027-02', '/calender?month=2027-02'),
    false,
  ],
  [toPaths('/ansprechpersonen?search=x', '/contact?search=x'), toPaths('/ansprechpersonen', '/contact'), true],
  [
    toPaths('/downloads?search=satzung', '/downloads?search=satzung'),
    toPaths('/downloads?search=satzung', '/downloads?search=satzung'),
    false,
  ],
]

function toPaths(de: string, en: string): Paths {
  return { de, en }
}

test('pages and filtered lists have their canonical URL in both languages', async ({ request }) => {
  for (const [paths, canonical, isIndexable] of canonicalCases) {
    for (const locale of locales) {
      const path = `/${locale}${paths[locale]}`
      const page = await readPage(request, path)
      expect.soft(page.status, path).toBe(200)
      expect.soft(page.canonical, path).toEqual([`/${locale}${canonical[locale]}`])
      expect.soft(page.isIndexable, path).toBe(isIndexable)
      const [de, en] = locales.map((otherLocale) => page.languages[otherLocale === 'de' ? 'de-DE' : 'en-US'])
      expect.soft(page.languages, path).toEqual({ 'de-DE': de, 'en-US': en, 'x-default': de })
      expect.soft(locale === 'de' ? de : en, path).toBe(`/${locale}${canonical[locale]}`)
      expect.soft(findUnknownTerms(page.graph), path).toEqual([])
    }
  }
})

test('records have structured data of their type', async ({ request }) => {
  const kinds = {
    articles: ['NewsArticle'],
    'press-releases': ['NewsArticle'],
    events: ['Event'],
    organizations: ['PerformingArtsTheater', 'MusicGroup', 'Organization'],
  }
  for (const [call, types] of Object.entries(kinds)) {
    const urls = await findFirstRecord(request, call)
    for (const locale of locales) {
      const { graph, canonical } = await readPage(request, urls[locale])
      expect.soft(canonical).toEqual([urls[locale]])
      expect.soft(types, call).toContain(graph[1]?.['@type'])
      expect.soft(graph[0], call).toMatchObject({ '@type': 'BreadcrumbList' })
      expect.soft(findUnknownTerms(graph), call).toEqual([])
    }
  }
  const home = await readPage(request, '/en')
  expect(home.graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
})

test('a published page is in the sitemap with its picture until it is taken offline', async ({ page, request }) => {
  const headers = await logIn(page, 'editor')
  const { id, path } = await makePage({ request: page.request, headers, slug: 'fuer-maschinen' })
  const sitemap = async () => (await request.get(`/sitemaps/${Math.floor(id / 1000)}.xml`)).text()
  const change = async (call: string) =>
    expect((await page.request.post(`/de/pageeditor-api/page/${id}/${call}/`, { headers, data: {} })).status()).toBe(
      200,
    )
  const stranger = `/previews${path}/0123456789abcdef.png`

  expect(await sitemap()).not.toContain(path)
  expect((await request.get(stranger)).status()).toBe(404)

  await change('publish')
  await expect.poll(sitemap).toContain(`${path}</loc>`)
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain(`/sitemaps/${Math.floor(id / 1000)}.xml`)
  const { content } = await readPage(request, path)
  const picture = content('og:image')
  expect(content('og:image:alt')).toContain('fuer-maschinen')
  const pictureResponse = await request.get(toPath(picture))
  expect(pictureResponse.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  })
  const png = await pictureResponse.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const moved = await request.get(stranger, { maxRedirects: 0 })
  expect([moved.status(), toPath(moved.headers().location ?? '')]).toEqual([302, toPath(picture)])

  await change('unpublish')
  await expect.poll(sitemap).not.toContain(path)
  expect((await request.get(stranger)).status()).toBe(404)
})

test('pages link to feeds, the search, the manifest and icons', async ({ request }) => {
  const links = [
    ['/de/debatte', 'type', 'application/rss+xml', /^application\/rss\+xml/],
    ['/en/press-releases', 'type', 'application/rss+xml', /^application\/rss\+xml/],
    ['/en/calender', 'type', 'text/calendar', /^text\/calendar/],
    ['/de', 'rel', 'search', /^application\/opensearchdescription\+xml/],
    ['/en', 'rel', 'search', /^application\/opensearchdescription\+xml/],
    ['/de', 'rel', 'manifest', /^application\/manifest\+json/],
    ['/en', 'rel', 'manifest', /^application\/manifest\+json/],
    ['/en', 'rel', 'apple-touch-icon', /^image\/png/],
  ] as const
  for (const [path, attribute, value, type] of links) {
    const [href = ''] = (await readPage(request, path)).hrefs(attribute, value)
    const response = await request.get(href)
    expect
      .soft([response.status(), response.headers()['content-type']], href)
      .toEqual([200, expect.stringMatching(type)])
  }
  const { icons, start_url }: { icons: { src: string }[]; start_url: string } = await (
    await request.get('/manifests/en.webmanifest')
  ).json()
  for (const address of [...icons.map(({ src }) => src), start_url, '/favicon.ico'])
    expect.soft((await request.get(address)).status(), address).toBe(200)
  const { DOMParser } = new JSDOM('').window
  const description = new DOMParser().parseFromString(
    await (await request.get('/opensearch/en.xml')).text(),
    'application/xml',
  )
  const template = description.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? ''
  const results = await request.get(toPath(template.replace('{searchTerms}', 'theater')))
  expect(results.status()).toBe(200)
  expect(description.querySelector('ShortName')?.textContent?.length).toBeLessThanOrEqual(16)
})
