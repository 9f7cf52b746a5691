import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { tagChannel } from '@/backend/platform/db/notifications/tag-source'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { images } from '@/backend/platform/db/schema/library/images'
import { cacheTags } from '@/lib/cache-tags'
import { locales } from '@/lib/contract/common/locale'
import { startTestBackend } from '@/tests/backend-app'
import { createPage, listenTo } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
let notifications: Awaited<ReturnType<typeof listenTo>>
/** Cache tags of each cached page by address, as the site collects them while it renders. */
const cachedPages = new Map<string, Set<string>>()
let menuImageId = 0

/** Creates two top pages, the first in the menu, each with three children and one grandchild. */
beforeAll(async () => {
  const { db, clock, tags } = backend.services
  menuImageId = await createPicture(db)
  const addPage = async (path: string, parentId: number | null, columns: Partial<typeof pages.$inferInsert> = {}) => {
    const position = { path: { de: path, en: path }, title: path, ...(parentId && { parentId }) }
    const pageId = await createPage(db, position)
    await db
      .update(pages)
      .set({ inMenu: false, ...columns })
      .where(eq(pages.id, pageId))
    for (const locale of locales) await publishPage(db, { pageId, locale, now: clock() })
    return pageId
  }
  for (const top of ['menue', 'still']) {
    const inMenu = top === 'menue'
    const topId = await addPage(top, null, inMenu ? { inMenu, menuImageId } : { inMenu })
    for (const name of ['a', 'b', 'c']) {
      const id = await addPage(`${top}/${name}`, topId)
      if (name === 'a') await addPage(`${top}/a/tief`, id)
    }
  }
  const paths = ['menue', 'still'].flatMap((top) => [top, ...['a', 'b', 'c', 'a/tief'].map((slug) => `${top}/${slug}`)])
  for (const locale of locales) {
    for (const path of paths) {
      const response = await backend.get(`/${locale}/pageeditor-api/page/${path}`)
      const tags = response.headers.get('Cache-Tag')?.split(', ') ?? []
      const frameTags = [cacheTags.nav(locale), cacheTags.settings, cacheTags.encodedRedirects]
      cachedPages.set(`/${locale}/${path}`, new Set([...tags, ...frameTags, cacheTags.redirect(`/${locale}/${path}`)]))
    }
  }
  notifications = await listenTo({ db, tags })
})

/** Lists the cached pages that a change invalidates, by its announced cache tags. */
async function listStalePages(change: () => Promise<unknown>): Promise<string[]> {
  const { db } = backend.services
  await change()
  await db.execute(sql`SELECT pg_notify(${tagChannel}, '["end"]')`)
  const announcements: string[] = []
  while (announcements.at(-1) !== 'end') announcements.push(...(await notifications.next()))
  const announcedTags = new Set(announcements)
  return [...cachedPages]
    .filter(([, tags]) => [...tags].some((tag) => announcedTags.has(tag)))
    .map(([address]) => address)
}

const loadDraft = (path: string) => editor.page('GET', `page/${path}?draft=1`)
async function change(path: string, data: Record<string, unknown>) {
  const { id, revision } = await loadDraft(path)
  await editor.page('POST', `page/${id}/`, { revision, data })
  await editor.page('POST', `page/${id}/publish/`, { note: JSON.stringify(data) })
}
const toGermanPaths = (...paths: string[]) => paths.map((path) => `/de/${path}`).sort()
const listAddresses = (locale: string) =>
  [...cachedPages.keys()].filter((address) => address.startsWith(`/${locale}/`)).sort()

it('new content of a page keeps all other pages cached, including siblings and subpages', async () => {
  expect(await listStalePages(() => change('still/a', { headline: 'Neu' }))).toEqual(toGermanPaths('still/a'))
  expect(await listStalePages(() => change('menue', { meta_description: 'Neu' }))).toEqual(toGermanPaths('menue'))
})

it('invalidates the lists of a page outside menus and the pages below it for a new title', async () => {
  const stalePages = await listStalePages(() => change('still/a', { title: 'Anders' }))
  expect(stalePages.sort()).toEqual(
    [...toGermanPaths('still/a', 'still/a/tief', 'still/b', 'still/c'), '/en/still/a'].sort(),
  )
})

it('invalidates the same pages for a new address, and no others for its redirect', async () => {
  const stalePages = await listStalePages(() => change('still/c', { slug: 'woanders' }))
  expect(stalePages.sort()).toEqual([...toGermanPaths('still/a', 'still/b', 'still/c'), '/en/still/c'].sort())
})

it('invalidates a language for a new title in its menu', async () => {
  const stalePages = await listStalePages(() => change('menue', { title: 'Anders' }))
  expect(stalePages.sort()).toEqual([...listAddresses('de'), '/en/menue'].sort())
  expect((await listStalePages(() => change('menue', { menu_name: 'Kurz' }))).sort()).toEqual(listAddresses('de'))
})

it('invalidates only the pages with a picture in their menu for its new texts', async () => {
  const { db } = backend.services
  const describeMenuImage = (alt: string) =>
    db
      .update(images)
      .set({ alt: { de: alt, en: alt } })
      .where(eq(images.id, menuImageId))
  expect((await listStalePages(() => describeMenuImage('Saal'))).sort()).toEqual(
    [...listAddresses('de'), ...listAddresses('en')].sort(),
  )
  await db.update(pages).set({ menuImageId: null })
  await listStalePages(() => change('menue', { menu_image: null, headline: 'x' }))
  await listStalePages(async () => {
    const { id } = await editor.in('en').page('GET', 'page/menue?draft=1')
    await editor.in('en').page('POST', `page/${id}/publish/`, { note: 'x' })
  })
  expect(await listStalePages(() => describeMenuImage('Bühne'))).toEqual([])
})
