import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { toSlug } from '@/lib/contract/common/slug'
import { pagesPerPart, type SitemapEntry, sitemapPartSchema, sitemapSchema } from '@/lib/contract/site/sitemap'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { addDirectory } from '@/tests/content/downloads'

const backend = startTestBackend()
const articles = startArticles(backend)
const now = new Date('2026-11-20T12:00:00Z')

async function read(name: string): Promise<SitemapEntry[]> {
  const response = await backend.get(`/api/sitemap/${name}/`)
  expect(response.status).toBe(200)
  return sitemapPartSchema.parse(await response.json()).entries
}

async function makePage(path: string, title = path) {
  const { db } = backend.services
  const id = await createPage(db, { path: { de: path, en: `${path}-en` }, title })
  await publishPage(db, { pageId: id, locale: 'de', now })
  return id
}

const toPart = (id: number) => String(Math.floor(id / pagesPerPart))

/** Lists the addresses of the part that contains a page. */
async function listPartAddresses(id: number): Promise<(string | undefined)[]> {
  return (await read(toPart(id))).map(({ de }) => de?.url)
}

it('contains each published page with its languages and the time of its publication', async () => {
  const id = await makePage('häuser')
  const url = '/de/h%C3%A4user'
  const modified = now.toISOString()
  expect(await read(toPart(id))).toContainEqual({ de: { url, modified }, en: null, image: null })
  const laterTime = new Date('2026-11-21T12:00:00Z')
  await publishPage(backend.services.db, { pageId: id, locale: 'en', now: laterTime })
  expect(await read(toPart(id))).toContainEqual({
    de: { url, modified },
    en: { url: '/en/h%C3%A4user-en', modified: laterTime.toISOString() },
    image: null,
  })
  const index = sitemapSchema.parse(await (await backend.get('/api/sitemap/')).json())
  expect(index.parts).toContainEqual({ name: toPart(id), modified: laterTime.toISOString() })
  expect(index.parts.at(-1)).toEqual({ name: 'lists', modified: null })
})

it('announces new times of an event in the index', async () => {
  const { db } = backend.services
  const id = await makePage('tagung')
  const laterTime = '2027-01-02T12:00:00.000Z'
  await db.execute(sql`INSERT INTO events
    (page_id, kind, status, is_all_day, starts_at, ends_at, place, link, rrule, exdates, changed_at)
    VALUES (${id}, 'conference', 'confirmed', false, ${laterTime}, ${laterTime}, '', '', '', '[]', ${laterTime})`)
  const index = sitemapSchema.parse(await (await backend.get('/api/sitemap/')).json())
  expect(index.parts).toContainEqual({ name: toPart(id), modified: laterTime })
})

it.each<[state: string, change: Partial<typeof publications.$inferInsert>]>([
  ['offline', { isOnline: false }],
  ['for every user', { audience: [] }],
  ['for one group', { audience: ['Mitglied'] }],
  ['a mere heading', { isClickable: false }],
  ['the login', { path: 'account/login' }],
])('lacks a page that is %s', async (state, change) => {
  const path = toSlug(state)
  const id = await makePage(path)
  expect(await listPartAddresses(id)).toContain(`/de/${path}`)
  await backend.services.db.update(publications).set(change).where(sql`page_id = ${id}`)
  expect(await listPartAddresses(id)).not.toContain(`/de/${path}`)
  expect(await listPartAddresses(id)).not.toContain('/de/account/login')
})

it('lacks drafts, unpublished and deleted pages', async () => {
  const { db } = backend.services
  const draftId = await createPage(db, { path: { de: 'entwurf' } })
  const unpublishedId = await makePage('weg')
  await unpublishPage(db, unpublishedId, 'de')
  const { id, url } = await articles.makePublished({ title: 'Gelöscht' })
  expect(await listPartAddresses(id)).toContain(url)
  const { revision } = await articles.editor.page('GET', `page/${id}/draft/`)
  expect((await articles.call('DELETE', `articles/${id}/`, { revision })).status).toBe(204)
  for (const pageId of [draftId, unpublishedId, id]) {
    const addresses = await listPartAddresses(pageId)
    expect(addresses).not.toContain(url)
    expect(addresses).not.toContain('/de/entwurf')
    expect(addresses).not.toContain('/de/weg')
  }
})

it('contains lists of articles that are not empty', async () => {
  const [first = 0, second = 0] = articles.ids.categories
  await articles.makePublished({ categories: [first], tags: [articles.ids.tag] })
  await articles.make({ categories: [second] })
  const urls = (await read('lists')).flatMap(({ de, en }) => [de?.url, en?.url])
  expect(urls).toEqual([
    `/de/debatte/category/publikum/${first}`,
    undefined,
    `/de/debatte/tags/probe/${articles.ids.tag}`,
    undefined,
  ])
})

it('contains the public downloads with their categories', async () => {
  const { id, categoryId } = await addDirectory(backend, { 'a.txt': 'a' })
  const secret = await addDirectory(backend, { 'b.txt': 'b' }, { isProtected: true })
  const urls = (await read('lists')).map(({ en }) => en?.url)
  const downloadUrls = urls.filter((url) => url?.startsWith('/en/downloads/'))
  const list = expect.stringMatching(new RegExp(`^/en/downloads/[\\w-]+/${categoryId}$`))
  expect(downloadUrls).toEqual([list, expect.stringMatching(new RegExp(`/${categoryId}\\?directory=${id}$`))])
  expect(downloadUrls.join()).not.toContain(`/${secret.categoryId}`)
})

it('has the cache tags of its content', async () => {
  const id = await makePage('markiert')
  const loadTags = async (path: string) => (await backend.get(path)).headers.get('Cache-Tag')
  expect(await loadTags('/api/sitemap/')).toBe('sitemap, jobs')
  expect(await loadTags(`/api/sitemap/${toPart(id)}/`)).toBe(`sitemap:${toPart(id)}`)
  expect(await loadTags('/api/sitemap/lists/')).toBe('sitemap, article-terms, downloads, newsletter-issues')
})

it.each([
  ['999999', 404],
  ['1000000', 400],
  ['-1', 400],
  ['x', 400],
  ['01', 400],
])('has no part %s', async (name, status) => {
  expect((await backend.get(`/api/sitemap/${name}/`)).status).toBe(status)
})
