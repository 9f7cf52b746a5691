import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageSchema } from '@/lib/contract/pages/page'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const ids = { home: 0, about: 0, statutes: 0, history: 0, offline: 0, draft: 0 }

beforeAll(async () => {
  const { db, clock } = backend.services
  ids.home = await createPage(db, { path: { de: '', en: '' }, title: 'Start' })
  ids.about = await createPage(db, { path: { de: 'ueber-uns', en: 'about-us' }, title: 'Über uns' })
  const parentId = ids.about
  ids.statutes = await createPage(db, {
    path: { de: 'ueber-uns/satzung', en: 'about-us/statutes' },
    title: 'Satzung',
    parentId,
    position: 1,
    modules: [
      { model: 'headline', data: { headline_level: 2, content: 'Zweck' } },
      {
        model: 'container',
        data: { layout: 3 },
        columns: [[{ model: 'text', data: { content: '<p>Links</p>' } }], [{ model: 'unbekannt', data: { a: [1] } }]],
      },
    ],
  })
  ids.history = await createPage(db, { path: { de: 'ueber-uns/größe & 100%' }, title: 'Größe', parentId, position: 2 })
  ids.offline = await createPage(db, { path: { de: 'ueber-uns/entwurf' }, parentId, position: 3 })
  const heading = await createPage(db, { path: { de: 'ueber-uns/rubrik' }, parentId, position: 5 })
  await db.update(pages).set({ isClickable: false, heroVideo: 'data:text/html,x' }).where(eq(pages.id, heading))
  await db.update(pageTexts).set({ heroLink: 'javascript:alert(1)' }).where(eq(pageTexts.pageId, heading))
  await publishPage(db, { pageId: heading, locale: 'de', now: clock() })
  ids.draft = await createPage(db, { path: { de: 'ueber-uns/arbeit' }, parentId, position: 4 })
  for (const pageId of [ids.home, ids.about, ids.statutes, ids.history, ids.offline]) {
    await publishPage(db, { pageId, locale: 'de', now: clock() })
  }
  for (const pageId of [ids.home, ids.about, ids.statutes]) {
    await publishPage(db, { pageId, locale: 'en', now: clock() })
  }
  await unpublishPage(db, ids.offline, 'de')
})

async function readPage(path: string) {
  const response = await backend.get(path)
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  const page = pageSchema.parse(body)
  expect(body).toEqual(page)
  return { page, tags: response.headers.get('Cache-Tag')?.split(', ') }
}

describe('a published page', () => {
  it('is read with its modules, parents and siblings', async () => {
    const { page } = await readPage('/de/pageeditor-api/page/ueber-uns/satzung')
    expect(page).toMatchObject({
      id: ids.statutes,
      title: 'Satzung de',
      is_online: true,
      settings_url: null,
      urls: { de: '/de/ueber-uns/satzung', en: '/en/about-us/statutes' },
      parents: [{ id: ids.about, title: 'Über uns de', url: '/de/ueber-uns' }],
      siblings: [{ id: ids.statutes }, { id: ids.history, url: '/de/ueber-uns/gr%C3%B6%C3%9Fe%20%26%20100%25' }],
    })
    expect(page.modules.map(({ model }) => model)).toEqual(['headline', 'container'])
    expect(page.modules[1]?.columns.map(({ children }) => children[0]?.model)).toEqual(['text', 'unbekannt'])
  })

  it('has the cache tags of itself, its other language, the pages above it and its list', async () => {
    const { tags } = await readPage('/de/pageeditor-api/page/ueber-uns/satzung/')
    expect(tags?.toSorted()).toEqual([
      `below:${ids.about}:de`,
      `link:${ids.about}:de`,
      `link:${ids.statutes}:en`,
      `page:${ids.statutes}:de`,
    ])
  })

  it('is read in the language of the prefix', async () => {
    const { page } = await readPage('/en/pageeditor-api/page/about-us/statutes')
    expect(page).toMatchObject({ id: ids.statutes, title: 'Satzung en', siblings: [{ url: '/en/about-us/statutes' }] })
    expect((await backend.get('/en/pageeditor-api/page/ueber-uns/satzung')).status).toBe(404)
  })

  it.each(['/de/pageeditor-api/page', '/de/pageeditor-api/page/'])('is the home page at %s', async (path) => {
    expect((await readPage(path)).page).toMatchObject({ id: ids.home, urls: { de: '/de', en: '/en' }, parents: [] })
  })

  it.each([
    '/de/pageeditor-api/page/ueber-uns/gr%C3%B6%C3%9Fe%20%26%20100%25',
    '/de/pageeditor-api/page/ueber-uns%2Fgr%C3%B6%C3%9Fe%20%26%20100%25/',
  ])('is found by its encoded path: %s', async (path) => {
    expect((await readPage(path)).page.id).toBe(ids.history)
  })
})

it('contains no links that run scripts', async () => {
  const { page } = await readPage('/de/pageeditor-api/page/ueber-uns/rubrik')
  expect(page).toMatchObject({ hero_link: '', hero_video: '' })
})

describe('a page without access', () => {
  it.each([
    ['/de/pageeditor-api/page/ueber-uns/entwurf', 'Page offline'],
    ['/de/pageeditor-api/page/ueber-uns/arbeit', 'Nicht gefunden.'],
    ['/en/pageeditor-api/page/about-us/work', 'Not found.'],
  ])('%s returns %s and no content', async (path, detail) => {
    const response = await backend.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Tag')).toBeNull()
    expect(await response.json()).toEqual({ detail })
  })
})

it('shows an offline page to editors, in an uncacheable response', async () => {
  const path = 'page/ueber-uns/entwurf'
  const editor = await TestEditor.logIn(backend)
  expect(await editor.call('GET', path)).toMatchObject({ status: 200, body: { id: ids.offline, is_online: false } })
  const member = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'user' }))
  expect((await member.call('GET', `/de/pageeditor-api/${path}`)).status).toBe(404)
})

describe('a version or the working copy', () => {
  const path = '/de/pageeditor-api/page/ueber-uns/satzung'

  it.each(['?version_id=1', '?draft=1', '?version_id=1&draft=1', '?version_id=2147483648'])(
    '%s needs a login with any cookies',
    async (query) => {
      const response = await backend.get(path + query, { Cookie: 'sessionid=made-up; authenticated=true' })
      expect([response.status, await response.json()]).toEqual([401, { detail: 'Bitte melden Sie sich an.' }])
      expect((await backend.get(`/de/pageeditor-api/page/${query}`)).status).toBe(401)
    },
  )

  it.each<[string, string, string?]>([
    ['?version_id=', 'version_id'],
    ['?version_id=abc', 'version_id'],
    ['?version_id=0', 'version_id'],
    ['?version_id=-1', 'version_id'],
    ['?version_id=1.5', 'version_id'],
    ['?version_id=1e9', 'version_id'],
    ['?version_id=99999999999', 'version_id'],
    ['?version_id=1%27%20OR%201=1', 'version_id'],
    ['?version_id=1&version_id=2', 'version_id', 'Bitte geben Sie einen Text ein.'],
    ['?version_id=%00', 'version_id'],
    ['?draft=yes', 'draft', 'Erlaubte Werte: 1.'],
    ['?draft=', 'draft', 'Erlaubte Werte: 1.'],
  ])(
    '%s returns 400 with the field',
    async (query, field, problem = 'Der Wert muss diesem Muster entsprechen: /^[1-9]\\d{0,9}$/') => {
      const response = await backend.get(path + query)
      expect([response.status, await response.json()]).toEqual([400, { [field]: [problem] }])
    },
  )
})
