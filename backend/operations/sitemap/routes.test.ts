import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { slugOf } from '@/lib/contract/common/slug'
import {
  pagesPerPart,
  type SitemapEntry,
  sitemapPartSchema,
  sitemapSchema,
} from '@/lib/contract/site/sitemap'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { addDirectory } from '@/tests/content/downloads'

const backend = startTestBackend()
const articles = startArticles(backend)
const now = new Date('2026-11-20T12:00:00Z')

async function read(name: string): Promise<SitemapEntry[]> {
  const answer = await backend.get(`/api/sitemap/${name}/`)
  expect(answer.status).toBe(200)
  return sitemapPartSchema.parse(await answer.json()).entries
}

async function makePage(path: string, title = path) {
  const { db } = backend.services
  const id = await createPage(db, { path: { de: path, en: `${path}-en` }, title })
  await publishPage(db, { pageId: id, locale: 'de', now })
  return id
}

const partOf = (id: number) => String(Math.floor(id / pagesPerPart))

/** The addresses of the part with a page. */
async function addressesBeside(id: number): Promise<(string | undefined)[]> {
  return (await read(partOf(id))).map(({ de }) => de?.url)
}

it('has each published page with its languages and the time of its publication', async () => {
  const id = await makePage('häuser')
  const url = '/de/h%C3%A4user'
  const modified = now.toISOString()
  expect(await read(partOf(id))).toContainEqual({ de: { url, modified }, en: null, image: null })
  const later = new Date('2026-11-21T12:00:00Z')
  await publishPage(backend.services.db, { pageId: id, locale: 'en', now: later })
  expect(await read(partOf(id))).toContainEqual({
    de: { url, modified },
    en: { url: '/en/h%C3%A4user-en', modified: later.toISOString() },
    image: null,
  })
  const index = sitemapSchema.parse(await (await backend.get('/api/sitemap/')).json())
  expect(index.parts).toContainEqual({ name: partOf(id), modified: later.toISOString() })
  expect(index.parts.at(-1)).toEqual({ name: 'lists', modified: null })
})

it.each<[what: string, change: Partial<typeof publications.$inferInsert>]>([
  ['offline', { isOnline: false }],
  ['for every user', { audience: [] }],
  ['for one group', { audience: ['Mitglied'] }],
  ['of the members’ area', { areaClass: 'account' }],
  ['a mere heading', { isClickable: false }],
  ['the login', { path: 'account/login' }],
])('lacks what is %s', async (what, change) => {
  const path = slugOf(what)
  const id = await makePage(path)
  expect(await addressesBeside(id)).toContain(`/de/${path}`)
  await backend.services.db.update(publications).set(change).where(sql`page_id = ${id}`)
  expect(await addressesBeside(id)).not.toContain(`/de/${path}`)
  expect(await addressesBeside(id)).not.toContain('/de/account/login')
})

it('lacks drafts, what was taken away, and what is deleted', async () => {
  const { db } = backend.services
  const draft = await createPage(db, { path: { de: 'entwurf' } })
  const gone = await makePage('weg')
  await unpublishPage(db, gone, 'de')
  const { id, url } = await articles.makePublished({ title: 'Gelöscht' })
  expect(await addressesBeside(id)).toContain(url)
  const { revision } = await articles.editor().page('GET', `page/${id}/draft/`)
  expect((await articles.call('DELETE', `articles/${id}/`, { revision })).status).toBe(204)
  for (const page of [draft, gone, id]) {
    const found = await addressesBeside(page)
    expect(found).not.toContain(url)
    expect(found).not.toContain('/de/entwurf')
    expect(found).not.toContain('/de/weg')
  }
})

it('has the lists of articles that show any', async () => {
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

it('has the public downloads, with their categories', async () => {
  const { id, slug } = await addDirectory(backend, { 'a.txt': 'a' })
  const secret = await addDirectory(backend, { 'b.txt': 'b' }, { isProtected: true })
  const urls = (await read('lists')).map(({ en }) => en?.url)
  expect(urls).toContain(`/en/downloads/${slug}/${id}`)
  expect(urls.filter((url) => url?.startsWith('/en/downloads?category='))).toHaveLength(1)
  expect(urls.join()).not.toContain(secret.slug)
})

it('names by tags what it shows', async () => {
  const id = await makePage('markiert')
  const tagsOf = async (path: string) => (await backend.get(path)).headers.get('Cache-Tag')
  expect(await tagsOf('/api/sitemap/')).toBe('sitemap, jobs')
  expect(await tagsOf(`/api/sitemap/${partOf(id)}/`)).toBe(`sitemap:${partOf(id)}`)
  expect(await tagsOf('/api/sitemap/lists/')).toBe('sitemap, article-terms, downloads')
})

it.each([
  ['999999', 404],
  ['1000000', 400],
  ['-1', 400],
  ['x', 400],
  ['01', 400],
])('there is no part %s', async (name, status) => {
  expect((await backend.get(`/api/sitemap/${name}/`)).status).toBe(status)
})
