import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NewModule } from '@/backend/content/module-content/insert-modules'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'
import { pageSchema } from '@/lib/contract/pages/page'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
type Reader = 'visitor' | 'member' | 'jobs' | 'both' | 'none' | 'editor'
const browsers = {} as Record<Reader, TestBrowser>
const editor = TestEditor.logInBeforeAll(backend)

beforeAll(async () => {
  const groups = { member: 'Mitglied', jobs: 'Jobbörse', both: 'Mitglied + Jobbörse', none: null } as const
  for (const [reader, group] of Object.entries(groups)) {
    browsers[reader as Reader] = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
  }
  browsers.editor = editor.browser
  browsers.visitor = new TestBrowser(backend)
})

const allReaders = { member: 200, jobs: 200, both: 200, none: 200, editor: 200, visitor: 200 }
const usersOnly = { ...allReaders, visitor: 401 }
const membersOnly = { ...usersOnly, jobs: 403, none: 403 }
const jobsOnly = { ...usersOnly, member: 403, none: 403 }

let count = 0

async function createNewSelection(): Promise<{ id: number; slug: string }> {
  count += 1
  const [selection] = await backend.services.db
    .insert(htmlSelections)
    .values({ slug: `auswahl-${count}`, code: { de: '<p>Zehn</p>', en: '<p>Ten</p>' } })
    .returning()
  if (!selection) throw new Error('no selection')
  return selection
}

const toBlock = (id: number): NewModule => ({ model: 'html', data: { html_code_obj: id } })

interface PageOptions {
  overrides?: Partial<typeof pages.$inferInsert>
  locales?: Locale[]
  folder?: string
}

/** Creates a published page with blocks, in German by default. */
async function createNewPage(blocks: NewModule[], { overrides = {}, locales = ['de'], folder }: PageOptions = {}) {
  const { db, clock } = backend.services
  count += 1
  const pagePath = `${folder ? `${folder}/` : ''}seite-${count}`
  const path = Object.fromEntries(locales.map((locale) => [locale, pagePath]))
  const pageId = await createPage(db, { path, modules: blocks })
  await db
    .update(pages)
    .set({ groups: [], ...overrides })
    .where(eq(pages.id, pageId))
  for (const locale of locales) await publishPage(db, { pageId, locale, now: clock() })
  return { pageId, path: pagePath }
}

const forUsers = { overrides: { isForUsers: true } }
const restrictTo = (group: 'Mitglied' | 'Jobbörse') => ({ overrides: { groups: [group] } })

const readSelection = (reader: Reader, slug: string, locale: Locale = 'de') =>
  browsers[reader].call('GET', `/${locale}/api/html/${slug}/`)

async function loadStatuses({ slug }: { slug: string }, locale?: Locale) {
  const entries: [string, number][] = []
  for (const reader of Object.keys(browsers) as Reader[]) {
    entries.push([reader, (await readSelection(reader, slug, locale)).status])
  }
  return Object.fromEntries(entries)
}

const removePage = async (pageId: number) => {
  const { revision } = await editor.page('GET', `page/${pageId}/draft/`)
  expect((await editor.call('DELETE', `page/${pageId}/`, { revision })).status).toBe(204)
}

describe('an HTML selection', () => {
  it('that is unused or on a public page is public', async () => {
    const selection = await createNewSelection()
    expect(await loadStatuses(selection)).toEqual(allReaders)
    await createNewPage([toBlock(selection.id)])
    expect(await loadStatuses(selection)).toEqual(allReaders)
    const response = await readSelection('member', selection.slug)
    expect(response.headers.get('Cache-Tag')).toBe(`html-slug:${selection.slug}`)
    expect(response.headers.get('Cache-Control')).not.toContain('private')
  })

  it.each<[string, PageOptions, object]>([
    ['for users', forUsers, usersOnly],
    ['of the members’ area by its address', { folder: 'account' }, usersOnly],
    ['for one group', restrictTo('Mitglied'), membersOnly],
    ['for the other group', restrictTo('Jobbörse'), jobsOnly],
  ])('on a single page %s has the audience of the page', async (_case, audience, readers) => {
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], audience)
    expect(await loadStatuses(selection)).toEqual(readers)
  })

  it.each<[string, (id: number) => NewModule]>([
    [
      'columns of containers',
      (id) => ({
        model: 'container',
        data: { layout: 1 },
        columns: [[], [{ model: 'container', data: { layout: 0 }, columns: [[toBlock(id)]] }]],
      }),
    ],
    ['a section', (id) => ({ model: 'section', data: {}, columns: [[], [toBlock(id)]] })],
  ])('is also protected in %s', async (_place, wrap) => {
    const selection = await createNewSelection()
    await createNewPage([{ model: 'text', data: { content: '<p>x</p>' } }, wrap(selection.id)], forUsers)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
  })

  it('with an audience must not be cached, is rejected without details, and appears on its page', async () => {
    const selection = await createNewSelection()
    const { path } = await createNewPage([toBlock(selection.id)], restrictTo('Mitglied'))
    for (const reader of ['member', 'editor', 'visitor', 'jobs'] as const) {
      const response = await readSelection(reader, selection.slug)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      const isRefused = reader === 'visitor' || reader === 'jobs'
      expect(response.headers.get('Cache-Tag') === null).toBe(isRefused)
      if (isRefused) expect(Object.keys((await response.json()) as object)).toEqual(['detail'])
    }
    for (const address of [`/api/html/${selection.slug}`, `/de/api/html/${selection.slug}?page=1`]) {
      expect((await backend.get(address)).status).toBe(401)
      expect((await backend.get(address, { 'If-None-Match': '*' })).status).toBe(401)
    }
    const page = await browsers.member.call('GET', `/de/pageeditor-api/page/${path}`)
    expect(pageSchema.parse(await page.json()).modules[0]?.data).toMatchObject({
      html_code: '<p>Zehn</p>',
      html_code_obj: { slug: selection.slug },
    })
  })

  it('can be read by users with access to one of its pages', async () => {
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], restrictTo('Mitglied'))
    const jobsPage = await createNewPage([toBlock(selection.id)], restrictTo('Jobbörse'))
    expect(await loadStatuses(selection)).toEqual({ ...usersOnly, none: 403 })
    const usersPage = await createNewPage([toBlock(selection.id)], forUsers)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
    const publicPage = await createNewPage([toBlock(selection.id)])
    expect(await loadStatuses(selection)).toEqual(allReaders)
    await removePage(publicPage.pageId)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
    await removePage(usersPage.pageId)
    await removePage(jobsPage.pageId)
    expect(await loadStatuses(selection)).toEqual(membersOnly)
  })

  it('follows the published versions, not working copies', async () => {
    const { db, clock } = backend.services
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], forUsers)
    const { pageId } = await createNewPage([{ model: 'text', data: { content: '<p>x</p>' } }])
    const place = { object_id: pageId, content_type: 'page', locale: 'de', parent: null, column: null }
    const block = { ...place, position: 0, data: { html_code_obj: selection.id } }
    expect((await editor.call('POST', 'html/', block)).status).toBe(201)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
    await publishPage(db, { pageId, locale: 'de', now: clock() })
    expect(await loadStatuses(selection)).toEqual(allReaders)
    await db.delete(modules).where(isBlockOnPage(pageId))
    expect(await loadStatuses(selection)).toEqual(allReaders)
    await publishPage(db, { pageId, locale: 'de', now: clock() })
    expect(await loadStatuses(selection)).toEqual(usersOnly)
  })

  it('does not become public through an offline page or the unpublishing of its page', async () => {
    const { db } = backend.services
    const selection = await createNewSelection()
    const groupPage = await createNewPage([toBlock(selection.id)], restrictTo('Mitglied'))
    const publicPage = await createNewPage([toBlock(selection.id)])
    await unpublishPage(db, publicPage.pageId, 'de')
    expect(await loadStatuses(selection)).toEqual(membersOnly)
    await removePage(publicPage.pageId)
    await unpublishPage(db, groupPage.pageId, 'de')
    expect(await loadStatuses(selection)).toEqual(membersOnly)
    await removePage(groupPage.pageId)
    expect(await loadStatuses(selection)).toEqual(allReaders)
  })

  it('follows the schedules of its pages', async () => {
    const { services } = backend
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], forUsers)
    const { pageId } = await createNewPage([toBlock(selection.id)])
    await unpublishPage(services.db, pageId, 'de')
    const publishTime = new Date(services.clock().getTime() + 3_600_000)
    const unpublishTime = new Date(publishTime.getTime() + 3_600_000)
    const times = { publish_at: publishTime.toISOString(), unpublish_at: unpublishTime.toISOString() }
    await editor.page('POST', `page/${pageId}/schedule/`, times)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
    const runSchedules = (now: Date) => runDueSchedules({ ...services, clock: () => now }, new AbortController().signal)
    await runSchedules(publishTime)
    expect(await loadStatuses(selection)).toEqual(allReaders)
    await runSchedules(unpublishTime)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
  })

  it('follows changes of groups and moves of its page and of parent pages', async () => {
    const { db, clock } = backend.services
    const selection = await createNewSelection()
    const parentPage = await createNewPage([])
    const path = `${parentPage.path}/unten`
    const pageId = await createPage(db, {
      path: { de: path },
      parentId: parentPage.pageId,
      modules: [toBlock(selection.id)],
    })
    await publishPage(db, { pageId, locale: 'de', now: clock() })
    const setGroups = async (groups: string[]) => {
      const { revision } = await editor.page('GET', `page/${parentPage.pageId}/draft/`)
      await editor.page('POST', `page/${parentPage.pageId}/`, { revision, data: { groups } })
    }
    await setGroups(['Jobbörse'])
    expect(await loadStatuses(selection)).toEqual(jobsOnly)
    await setGroups([])
    expect(await loadStatuses(selection)).toEqual(allReaders)

    const folder = await createPage(db, { path: { de: 'account' } })
    await publishPage(db, { pageId: folder, locale: 'de', now: clock() })
    const moveTo = async (parent: number | null) => {
      const { revision } = await editor.page('GET', `page/${parentPage.pageId}/draft/`)
      await editor.page('POST', `page/${parentPage.pageId}/move/`, { parent, position: 0, revision })
      await editor.page('POST', `page/${parentPage.pageId}/publish/`, {})
    }
    await moveTo(folder)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
    await moveTo(null)
    expect(await loadStatuses(selection)).toEqual(allReaders)
  })

  it('in a reusable container is public while the container exists', async () => {
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], forUsers)
    const slug = `behaelter-${selection.slug}`
    const columns = [[{ model: 'html', data: { html_code_obj: selection.id } }]]
    const response = await editor.call('POST', 'container/', { slug, locale: 'de', data: { layout: 0 }, columns })
    expect(response.status).toBe(201)
    expect(await loadStatuses(selection)).toEqual(allReaders)
    const { id, revision } = response.body as { id: number; revision: number }
    expect((await editor.call('DELETE', `container/${id}/`, { revision })).status).toBe(204)
    expect(await loadStatuses(selection)).toEqual(usersOnly)
  })

  it('has an audience for each language; if unused in one, it has that of the other', async () => {
    const { db, clock } = backend.services
    const selection = await createNewSelection()
    await createNewPage([toBlock(selection.id)], forUsers)
    expect(await loadStatuses(selection, 'en')).toEqual(usersOnly)
    await createNewPage([toBlock(selection.id)], { locales: ['en'] })
    expect(await loadStatuses(selection, 'en')).toEqual(allReaders)
    expect(await loadStatuses(selection, 'de')).toEqual(usersOnly)
    const bilingualPage = await createNewPage([toBlock(selection.id)], { locales: ['de', 'en'] })
    expect(await loadStatuses(selection, 'de')).toEqual(allReaders)
    await db.delete(modules).where(isBlockOnPage(bilingualPage.pageId))
    await publishPage(db, { pageId: bilingualPage.pageId, locale: 'de', now: clock() })
    expect(await loadStatuses(selection, 'de')).toEqual(usersOnly)
  })
})

const isBlockOnPage = (pageId: number) => and(eq(modules.objectId, pageId), eq(modules.model, 'html'))
