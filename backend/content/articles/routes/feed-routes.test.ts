import { parseRssFeed } from 'feedsmith'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { articleTermListSchema } from '@/lib/contract/pages/article'
import { startTestBackend } from '@/tests/backend-app'
import { createPicture } from '@/tests/content/pictures'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)
const { ids, make, makePublished, write } = articles

const feedPath = '/de/api/articles/feed.rss'
const site = 'https://buehnenhaus.test'

async function fetchText(path: string): Promise<string> {
  const response = await backend.get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  return response.text()
}

/** Reads the titles of a feed’s articles with both parsers. */
async function loadTitles(path: string): Promise<(string | null | undefined)[]> {
  const text = await fetchText(path)
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
  const xmlTitles = [...document.querySelectorAll('channel > item > title')].map((title) => title.textContent)
  expect(parseRssFeed(text).items?.map(({ title }) => title) ?? []).toEqual(xmlTitles)
  return xmlTitles
}

it('two parsers read the feed correctly', async () => {
  const picture = { width: 1600, height: 900, isDecorative: true }
  const image = await createPicture(backend.services.db, picture)
  const { id } = await makePublished({
    title: 'Maß & <Mitte>',
    teaser: 'Was „]]>“ & <b> kosten.',
    author: 'Kim Beispiel',
    categories: [ids.categories[0]],
    tags: [ids.tag],
    image,
    date: '2026-07-01T12:00:00+02:00',
  })
  const text = await fetchText(feedPath)
  const feed = parseRssFeed(text)
  const url = `${site}/de/debatte/mass-mitte/${id}`
  expect(feed).toMatchObject({
    title: expect.stringContaining('Debatte'),
    link: `${site}/de/debatte`,
    language: 'de',
    atom: { links: [{ href: `${site}/de/debatte.rss`, rel: 'self', type: 'application/rss+xml' }] },
    items: [
      {
        title: 'Maß & <Mitte>',
        link: url,
        pubDate: 'Wed, 01 Jul 2026 10:00:00 GMT',
        guid: { value: `article-${id}-de@buehnenhaus.test`, isPermaLink: false },
        categories: [{ name: 'Publikum' }, { name: 'Probe' }],
        dc: { creators: ['Kim Beispiel'] },
        enclosures: [{ url: expect.stringMatching(`^${site}/media/.+\\.jpg`), type: 'image/jpeg', length: 0 }],
      },
    ],
  })
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
  const getText = (selector: string) => document.querySelector(selector)?.textContent
  expect(getText('item > title')).toBe('Maß & <Mitte>')
  expect(getText('item > link')).toBe(url)
  // Feed readers treat it as HTML.
  expect(JSDOM.fragment(getText('item > description') ?? '').textContent).toBe('Was „]]>“ & <b> kosten.')
  expect(Date.parse(getText('channel > lastBuildDate') ?? '')).not.toBeNaN()
})

it('contains the articles of a section, category or tag in a language, latest first', async () => {
  const { id } = await makePublished({ title: 'Eins', categories: [ids.categories[0]] })
  await makePublished({ title: 'Zwei', tags: [ids.tag], date: '2026-03-01T00:00:00Z' })
  await makePublished({ title: 'Presse', section: 'press', categories: [ids.categories[2]] })
  expect(await loadTitles(feedPath)).toEqual(['Zwei', 'Eins'])
  expect(await loadTitles(`${feedPath}?category=${ids.categories[0]}`)).toEqual(['Eins'])
  expect(await loadTitles(`${feedPath}?tags=${ids.tag}`)).toEqual(['Zwei'])
  expect(await loadTitles(`${feedPath}?section=press&category=${ids.categories[2]}`)).toEqual(['Presse'])
  expect(await loadTitles('/en/api/articles/feed.rss')).toEqual([])
  await articles.editor.page('POST', `page/${id}/translate/`)
  await articles.publish(id, 'en')
  expect(await loadTitles('/en/api/articles/feed.rss')).toEqual(['Eins'])
  const english = parseRssFeed(await fetchText(`/en/api/articles/feed.rss?category=${ids.categories[0]}`))
  const terms = await backend.get('/en/api/article-categories/')
  const { results } = articleTermListSchema.parse(await terms.json())
  const categoryAddress = `${site}${results.find((term) => term.id === ids.categories[0])?.url}`
  expect(english).toMatchObject({ link: categoryAddress, atom: { links: [{ href: `${categoryAddress}.rss` }] } })
})

it('contains no internal articles', async () => {
  await make({ title: 'Entwurf' })
  const scheduledArticle = await make({ title: 'Gesperrt' })
  await articles.editor.page('POST', `page/${scheduledArticle.id}/schedule/`, { publish_at: '2099-01-01T00:00:00Z' })
  const articleForMembers = await makePublished({ title: 'Für Mitglieder' })
  const { revision } = await articles.editor.page('GET', `page/${articleForMembers.id}/draft/`)
  await articles.editor.page('POST', `page/${articleForMembers.id}/`, { revision, data: { groups: ['Mitglied'] } })
  const offlineArticle = await makePublished({ title: 'Offline' })
  await articles.editor.page('POST', `page/${offlineArticle.id}/unpublish/`, {})
  const deletedArticle = await makePublished({ title: 'Gelöscht' })
  expect(await loadTitles(feedPath)).toEqual(['Gelöscht'])
  const response = await articles.call('DELETE', `articles/${deletedArticle.id}/`, {
    revision: deletedArticle.revision,
  })
  expect(response.status).toBe(204)
  expect(await loadTitles(feedPath)).toEqual([])
})

it.each(['?section=jobs', '?category=x', '?tags=-1', '?category=1e9'])('%s is rejected', async (query) => {
  expect((await backend.get(feedPath + query)).status).toBe(400)
})

it('returns 404 for unknown categories and tags', async () => {
  for (const query of ['?category=99999', '?tags=99999', `?section=press&category=${ids.categories[0]}`]) {
    expect((await backend.get(feedPath + query)).status).toBe(404)
  }
})

it('returns 304 while it is unchanged', async () => {
  const { id, revision } = await makePublished()
  const firstResponse = await backend.get(feedPath)
  expect(firstResponse.headers.get('Cache-Control')).toBe('public, no-cache')
  expect(firstResponse.headers.get('Cache-Tag')).toBe('records:article, article-terms, settings')
  const loadStatus = async (headers: Record<string, string>) => (await backend.get(feedPath, headers)).status
  const ifNoneMatch = { 'If-None-Match': firstResponse.headers.get('ETag') ?? '' }
  expect(await loadStatus(ifNoneMatch)).toBe(304)
  // A time would not cover the withdrawal of an older article.
  expect(firstResponse.headers.get('Last-Modified')).toBeNull()
  await write('PATCH', `articles/${id}/`, { revision, author: 'Kim Beispiel' })
  expect(await loadStatus(ifNoneMatch)).toBe(200)
})
