import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { brokenLinksSchema, linkCheckSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { loadDownloads } from '@/tests/content/downloads'
import { TestEditor } from '@/tests/content/page-editor'
import { listBrokenLinks } from '../broken-links'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

const addPage = (slug: string) => editor.page('POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
const addLink = (pageId: number, href: string) => editor.addText(pageId, `<p><a href="${href}">Dort</a></p>`)
async function removePage(id: number, redirect: string | null) {
  const { revision } = await editor.page('GET', `page/${id}/draft/`)
  expect((await editor.call('DELETE', `page/${id}/`, { revision, redirect })).status).toBe(204)
}
const listLinks = () => editor.ask(brokenLinksSchema, 'GET', 'broken-links/')

it('broken links are listed with their places until their target exists', async () => {
  const [source, deletedPage, redirectedPage, offlinePage, existingPage] = [
    await addPage('von'),
    await addPage('geloescht'),
    await addPage('umgeleitet'),
    await addPage('offline'),
    await addPage('da'),
  ]
  for (const { id } of [deletedPage, redirectedPage, existingPage]) await editor.publish(id)
  const toDeleted = await addLink(source.id, '/de/geloescht#teil')
  await addLink(source.id, '/de/umgeleitet')
  const toOffline = await addLink(source.id, '/de/offline')
  await addLink(source.id, '/de/da')
  const toNothing = await addLink(source.id, '/de/nie/dagewesen')
  await addLink(source.id, 'https://example.org/de/fort')
  await removePage(deletedPage.id, null)
  await removePage(redirectedPage.id, '/de/da')

  const place = { type: 'page', id: source.id, locale: 'de', title: 'Seite von', url: '/de/von' }
  expect((await listLinks()).toSorted((a, b) => (a.url < b.url ? -1 : 1))).toEqual([
    { url: '/de/geloescht', reason: 'deleted', place, modules: [toDeleted.id] },
    { url: '/de/nie/dagewesen', reason: 'missing', place, modules: [toNothing.id] },
    { url: '/de/offline', reason: 'offline', place, modules: [toOffline.id] },
  ])
  await editor.publish(offlinePage.id)
  await editor.call('DELETE', `text/${toDeleted.id}/`, { revision: toDeleted.revision })
  expect(await listLinks()).toMatchObject([{ reason: 'missing' }])
})

it('lists a page with a broken link in its header', async () => {
  const target = await addPage('eigenes-ziel')
  const byId = await addPage('mit-eigenem-link')
  const byAddress = await addPage('mit-eigener-adresse')
  for (const [{ id }, hero_link] of [
    [byId, '/de/eigenes-ziel?a=1#teil'],
    [byAddress, '/de/gibt-es/nicht'],
  ] as const) {
    const { revision } = await editor.page('GET', `page/${id}/draft/`)
    await editor.page('POST', `page/${id}/`, { revision, data: { hero_link } })
  }
  const listHeroLinks = async () =>
    (await listLinks())
      .filter(({ place }) => place.type === 'page' && [byId.id, byAddress.id].includes(place.id))
      .map(({ url, reason, place, modules }) => [url, reason, place.title, modules])
  expect(await listHeroLinks()).toEqual([
    ['/de/eigenes-ziel', 'offline', byId.title, []],
    ['/de/gibt-es/nicht', 'missing', byAddress.title, []],
  ])
  await editor.publish(target.id)
  expect(await listHeroLinks()).toEqual([['/de/gibt-es/nicht', 'missing', byAddress.title, []]])
})

it('broken links in reusable containers and HTML selections are listed with the place to edit', async () => {
  const target = await addPage('woanders')
  const href = '/de/woanders#teil'
  const box = await editor.ask(moduleSchema, 'POST', 'container/', { slug: 'fuss', data: { title: 'Fuß' } })
  const place = { parent: box.id, column: 0, position: 0, locale: 'de' }
  const inner = await editor.ask(moduleSchema, 'POST', 'container/', { ...place, data: { layout: 0 } })
  const link = await editor.ask(moduleSchema, 'POST', 'text/', {
    ...place,
    parent: inner.id,
    data: { content: `<p><a href="${href}">Dort</a></p>` },
  })
  const selection = { slug: 'auswahl', title: 'Auswahl', html_code: `<p><a href="${href}">Dort</a></p>` }
  expect((await editor.browser.call('POST', '/de/api/html/', selection)).status).toBe(201)
  const listOutsidePages = async () => (await listLinks()).filter(({ place: { type } }) => type !== 'page')
  const brokenLink = { url: '/de/woanders', reason: 'offline' }
  expect(await listOutsidePages()).toEqual([
    { ...brokenLink, place: { type: 'selection', slug: 'auswahl', title: 'Auswahl', locale: 'de' }, modules: [] },
    { ...brokenLink, place: { type: 'container', slug: 'fuss', title: 'Fuß', locale: 'de' }, modules: [link.id] },
  ])
  await editor.publish(target.id)
  expect(await listOutsidePages()).toEqual([])
})

it('lists a broken link of the footer, and stores results until the next check', async () => {
  const { db } = backend.services
  const links = { title: { de: 'Weg', en: 'Gone' }, url: { de: '/de/gibt-es/nie', en: '/en/never' } }
  const [row] = await db.insert(footerLinks).values(links).returning()
  const brokenLinks = await listLinks()
  const createPlace = (title: string) => ({ type: 'footer', id: row?.id, title })
  expect(brokenLinks.filter(({ place: { type } }) => type === 'footer')).toEqual([
    { url: '/en/never', reason: 'missing', modules: [], place: createPlace('Gone') },
    { url: '/de/gibt-es/nie', reason: 'missing', modules: [], place: createPlace('Weg') },
  ])
  const check = (method: string) => editor.ask(linkCheckSchema, method, 'link-check/')
  const checkResult = await check('POST')
  expect(checkResult.links).toEqual(brokenLinks)
  await db.delete(footerLinks)
  expect(await check('GET')).toEqual(checkResult)
  expect((await check('POST')).links).toHaveLength(brokenLinks.length - 2)
})

it('lists a redirect to a missing page, but not a redirect to another redirect', async () => {
  const { db } = backend.services
  await db.insert(redirects).values([
    { oldPath: '/de/alt', newPath: '/de/gab/es/nie?a=1#teil' },
    { oldPath: '/de/aelter', newPath: '/de/alt' },
  ])
  const listRedirects = async () => (await listLinks()).filter(({ place: { type } }) => type === 'redirect')
  const [row] = await db.select().from(redirects).where(eq(redirects.oldPath, '/de/alt'))
  expect(await listRedirects()).toEqual([
    {
      url: '/de/gab/es/nie',
      reason: 'missing',
      modules: [],
      place: { type: 'redirect', id: row?.id, title: '/de/alt' },
    },
  ])
  const { id } = await addPage('gab-es-doch')
  await editor.publish(id)
  await db.update(redirects).set({ newPath: '/de/gab-es-doch' }).where(eq(redirects.oldPath, '/de/alt'))
  expect(await listRedirects()).toEqual([])
})

it('lists pages before redirects, and no routes of the site', async () => {
  const { db } = backend.services
  const routes = ['/de/kalender', '/de/downloads/satzung/4']
  const targets = [...routes, ...Array.from({ length: 250 }, (_, index) => `/de/nie${index}`)]
  await db.insert(redirects).values(targets.map((newPath, index) => ({ oldPath: `/de/import-${index}`, newPath })))
  const source = await addPage('nach-dem-import')
  await addLink(source.id, '/de/weg')
  const links = await listLinks()
  expect(links.map(({ url }) => url)).toContain('/de/weg')
  expect(links.filter(({ url }) => routes.includes(url))).toEqual([])
  await db.delete(redirects)
})

it('lists a deleted file for each link to it, by its address in any language', async () => {
  await loadDownloads(backend)
  const { db } = backend.services
  const [existingFile, deletedFile] = await db.select().from(downloadFiles).limit(2)
  if (!existingFile || !deletedFile) throw new Error('no files')
  const source = await addPage('downloads')
  const origin = backend.services.env.SITE_URL
  const links: string[] = []
  for (const file of [existingFile, deletedFile]) {
    for (const start of ['', '/de', origin]) links.push(`${start}${fileUrl(file)}`)
  }
  const blocks: number[] = []
  for (const link of links) blocks.push((await addLink(source.id, link)).id)
  const { revision } = await editor.page('GET', `page/${source.id}/draft/`)
  await editor.page('POST', `page/${source.id}/`, { revision, data: { hero_link: `${fileUrl(deletedFile)}#page=2` } })
  const listPlaces = async () => (await listLinks()).filter(({ place }) => place.title === source.title)
  expect(await listPlaces()).toEqual([])

  await db.delete(downloadFiles).where(eq(downloadFiles.id, deletedFile.id))
  const [, , , relative, german, absolute] = blocks
  const place = { type: 'page', id: source.id, locale: 'de', title: source.title, url: '/de/downloads' }
  const brokenLink = { reason: 'deleted', place }
  expect(await listPlaces()).toEqual([
    { ...brokenLink, url: fileUrl(deletedFile), modules: [relative, absolute] },
    { ...brokenLink, url: `/de${fileUrl(deletedFile)}`, modules: [german] },
  ])
})

it('runs the same number of statements for any number of links', async () => {
  const { db } = backend.services
  const movedPage = await addPage('größe')
  await editor.publish(movedPage.id)
  const top = await addPage('ast')
  const leaf = await editor.page('POST', 'page/', { parent: top.id, title: 'Blatt', slug: 'blatt' })
  for (const { id } of [top, leaf]) await editor.publish(id)
  const { revision } = await editor.page('GET', `page/${top.id}/draft/`)
  await editor.page('POST', `page/${top.id}/`, { revision, data: { slug: 'zweig' } })
  await editor.publish(top.id)
  await db.insert(redirects).values({ oldPath: '/de/von-hand', newPath: '/de/ast' })
  const source = await addPage('viele')
  const links = ['/de/gr%C3%B6%C3%9Fe', '/de/von-hand', '/de/ast/blatt', '/de/ast', '/de/niemals']
  const workingLinks = links.map((href) => ({ data: { content: `<a href="${href}">Dort</a>` } }))
  const brokenBlocks = Array.from({ length: 50 }, (_, index) => ({
    data: { content: `<a href="/de/nie-${String(index).padStart(2, '0')}">Dort</a>` },
  }))
  const place = { objectId: source.id, locale: 'de', model: 'text' } as const
  // Inserted directly, because the calls store page links by id.
  const countStatements = async () => {
    const execute = vi.spyOn(db, 'execute')
    const select = vi.spyOn(db, 'select')
    const places = (await listBrokenLinks(db)).filter(({ place }) => place.title === source.title)
    const count = execute.mock.calls.length + select.mock.calls.length
    vi.restoreAllMocks()
    return { urls: places.map(({ url }) => url), count }
  }
  await db.insert(modules).values(workingLinks.map((block) => ({ ...place, ...block })))
  const resultBefore = await countStatements()
  expect(resultBefore.urls).toEqual(['/de/niemals'])
  await db.insert(modules).values(brokenBlocks.map((block) => ({ ...place, ...block })))
  const resultAfter = await countStatements()
  expect(resultAfter.urls).toHaveLength(51)
  expect(resultAfter.count).toBe(resultBefore.count)
})
