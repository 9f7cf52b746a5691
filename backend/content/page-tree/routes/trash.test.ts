import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSchedulingWorker } from '@/backend/operations/scheduling/worker'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { pageVersions, schedules } from '@/backend/platform/db/schema/content/publications'
import { trashedPages, trashedRows } from '@/backend/platform/db/schema/content/trashed-pages'
import { pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { restoredPageSchema, trashedPageListSchema } from '@/lib/contract/pages/trash'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'

let now = new Date('2026-03-01T09:00:00Z')
const backend = startTestBackend({ clock: () => now })
let editor: TestEditor
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
})

let count = 0
async function addPage(overrides: Record<string, unknown> = {}) {
  count += 1
  return await editor.page('POST', 'page/', { title: `Seite ${count}`, slug: `wert-${count}`, ...overrides })
}
const loadDraft = (id: number) => editor.page('GET', `page/${id}/draft/`)
async function remove(id: number, redirect: string | null = null) {
  const { revision } = await loadDraft(id)
  expect((await editor.call('DELETE', `page/${id}/`, { revision, redirect })).status).toBe(204)
}
const restore = (id: number) => editor.ask(restoredPageSchema, 'POST', `trash/${id}/restore/`, {})
const list = (query = '') => editor.ask(trashedPageListSchema, 'GET', `trash/${query}`)

describe('a deleted page', () => {
  it('is restored completely and offline, with its ids and versions in both languages, and can be deleted again', async () => {
    const parentPage = await addPage()
    const page = await addPage({ parent: parentPage.id, hero_text: 'Vorhang auf' })
    await addPage({ parent: parentPage.id })
    const block = await editor.addText(page.id, '<p>Eins</p>')
    await editor.page('POST', `page/${parentPage.id}/translate/`)
    const englishPage = await editor.page('POST', `page/${page.id}/translate/`)
    await editor.publish(parentPage.id)
    await editor.publish(page.id)
    const linkingPage = await addPage()
    const link = await editor.addText(linkingPage.id, `<p><a href="/de/${parentPage.slug}/${page.slug}">Dort</a></p>`)
    const draftBefore = await loadDraft(page.id)
    const listVersions = () => editor.ask(pageVersionListSchema, 'GET', `page/${page.id}/versions/`)
    const { results: versionsBefore } = await listVersions()

    for (const round of [1, 2]) {
      await remove(page.id)
      expect((await editor.call('GET', `page/${page.id}/draft/`)).status).toBe(404)
      expect((await list()).results).toMatchObject([
        {
          id: page.id,
          title: page.title,
          url: draftBefore.urls.de,
          locales: ['de', 'en'],
          locale: 'de',
          deleted_at: '2026-03-01T10:00:00+01:00',
          expires_at: '2026-05-30T11:00:00+02:00',
          deleted_by: expect.stringMatching(/^Edda /),
        },
      ])
      expect(await restore(page.id)).toEqual({
        id: page.id,
        locale: 'de',
        title: page.title,
        url: draftBefore.urls.de,
        is_moved_to_top: false,
      })
      expect(await loadDraft(page.id)).toEqual({
        ...draftBefore,
        revision: draftBefore.revision + round,
        state: 'offline',
        is_online: false,
        is_changed: true,
        published_at: null,
      })
      expect((await list()).count).toBe(0)
    }
    expect((await backend.get(`/de/pageeditor-api/page${draftBefore.urls.de?.slice(3)}/`)).status).toBe(404)
    expect((await listVersions()).results.map(({ id, number }) => [id, number])).toEqual(
      versionsBefore.map(({ id, number }) => [id, number]),
    )
    const englishDraft = await editor.in('en').page('GET', `page/${page.id}/draft/`)
    expect(englishDraft.modules).toEqual(englishPage.modules)
    expect(englishDraft.translation.modules).toMatchObject([{ counterpart: block.id }])
    expect(englishDraft.translation.modules).toEqual(englishPage.translation.modules)

    // Links by id work again at any address of the page.
    const { revision } = await loadDraft(page.id)
    await editor.page('POST', `page/${page.id}/`, { revision, data: { slug: 'anders' } })
    await editor.publish(page.id)
    const [module] = (await loadDraft(linkingPage.id)).modules
    expect(module?.id).toBe(link.id)
    expect(JSON.stringify(module)).toContain(`/de/${parentPage.slug}/anders`)
  })

  it('gets another address if its own is taken, and moves to the top if its parent is deleted', async () => {
    const parentPage = await addPage()
    const [namesake, orphan] = [await addPage({ slug: 'vergeben' }), await addPage({ parent: parentPage.id })]
    for (const { id } of [namesake, orphan, parentPage]) await remove(id)
    await addPage({ slug: 'vergeben' })
    expect(await restore(namesake.id)).toMatchObject({ url: '/de/vergeben-2', is_moved_to_top: false })
    expect(await restore(orphan.id)).toMatchObject({ url: `/de/${orphan.slug}`, is_moved_to_top: true })
    expect((await loadDraft(orphan.id)).parent).toBeNull()
    await restore(parentPage.id)
  })

  it('loses references to deleted rows, and slugs and ids that are in use', async () => {
    const { db } = backend.services
    const otherEditor = await TestEditor.logIn(backend, { firstName: 'Gast' })
    const guestPage = await otherEditor.page('POST', 'page/', { title: 'Von Gast', slug: 'von-gast' })
    const [first, second] = [
      await editor.addText(guestPage.id, '<p>Eins</p>'),
      await editor.addText(guestPage.id, '<p>Zwei</p>'),
    ]
    await db.update(modules).set({ slug: 'platz' }).where(eq(modules.id, first.id))
    await remove(guestPage.id)
    await db.delete(users).where(eq(users.id, otherEditor.userId))
    const secondPage = await addPage()
    await db
      .insert(modules)
      .overridingSystemValue()
      .values({
        id: second.id,
        objectId: secondPage.id,
        locale: 'de',
        model: 'text',
        data: { content: '' },
        slug: 'platz',
      })
    await restore(guestPage.id)
    const rows = await db.select().from(modules).where(eq(modules.objectId, guestPage.id)).orderBy(modules.id)
    expect(rows.map(({ id, slug, data }) => [id === first.id, id === second.id, slug, data.content])).toEqual([
      [true, false, null, '<p>Eins</p>'],
      [false, false, null, '<p>Zwei</p>'],
    ])
  })

  it('prevents the deletion of its pictures and loses its schedules', async () => {
    const { db } = backend.services
    const hero = await createPicture(db, { isDecorative: true })
    const inText = await createPicture(db, { isDecorative: true })
    const page = await addPage({ hero_image: hero })
    await editor.addText(page.id, `<p><a href="/media/images/${inText}-0123abcd/small.jpg">Bild</a></p>`)
    await editor.page('POST', `page/${page.id}/schedule/`, {
      publish_at: '2026-04-01T10:00:00+02:00',
      unpublish_at: null,
    })
    await remove(page.id)
    for (const id of [hero, inText]) {
      const { status, body } = await editor.call('DELETE', `media/${id}/`, { revision: 1 })
      expect(status).toBe(409)
      expect(body).toMatchObject({ used_by: [{ type: 'trash', id: page.id, title: page.title, url: null }] })
    }
    await restore(page.id)
    expect(await db.select().from(schedules).where(eq(schedules.pageId, page.id))).toEqual([])
    await remove(page.id)
    expect((await editor.call('DELETE', `trash/${page.id}/`)).status).toBe(204)
    expect((await editor.call('DELETE', `media/${hero}/`, { revision: 1 })).status).toBe(204)
  })
})

describe('the trash', () => {
  it('lists the last deleted pages first, paginated, in the requested language or the other one', async () => {
    const { count: countBefore } = await list()
    const newPages = [await addPage(), await addPage(), await addPage()]
    for (const { id } of newPages) {
      now = new Date(now.getTime() + 1000)
      await remove(id)
    }
    const firstPart = await list('?page_size=2')
    expect([firstPart.count, firstPart.results.map(({ id }) => id)]).toEqual([
      countBefore + 3,
      newPages
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 2),
    ])
    expect(firstPart.next).toContain('page=2')
    const englishPage = await editor.in('en').ask(trashedPageListSchema, 'GET', 'trash/?page_size=1')
    expect(englishPage.results).toMatchObject([{ locale: 'de', title: newPages[2]?.title }])
  })

  it('loses a page that is deleted permanently or after 90 days', async () => {
    const { db } = backend.services
    const [purged, expired, fresh] = [await addPage(), await addPage(), await addPage()]
    await remove(purged.id)
    expect((await editor.call('DELETE', `trash/${purged.id}/`)).status).toBe(204)
    for (const [method, path] of [
      ['DELETE', `trash/${purged.id}/`],
      ['POST', `trash/${purged.id}/restore/`],
    ] as const) {
      expect((await editor.call(method, path, {})).status).toBe(404)
    }

    await remove(expired.id)
    now = new Date(now.getTime() + 90 * 86_400_000 - 1)
    editor = await TestEditor.logIn(backend)
    expect((await list()).results.map(({ id }) => id)).toContain(expired.id)
    await remove(fresh.id)
    now = new Date(now.getTime() + 1)
    expect((await list()).results.map(({ id }) => id)).toEqual([fresh.id])
    expect((await editor.call('POST', `trash/${expired.id}/restore/`, {})).status).toBe(404)
    const worker = startSchedulingWorker(backend.services)
    await worker.stop()
    expect(await db.select({ id: trashedPages.id }).from(trashedPages)).toEqual([{ id: fresh.id }])
    expect(await db.selectDistinct({ pageId: trashedRows.pageId }).from(trashedRows)).toEqual([{ pageId: fresh.id }])
    await restore(fresh.id)
    expect(await db.select().from(pages).where(eq(pages.id, fresh.id))).toHaveLength(1)
    expect(await db.select().from(pageVersions).where(eq(pageVersions.pageId, purged.id))).toEqual([])
  })

  it('restores a page whose table has more columns now', async () => {
    const page = await addPage()
    await remove(page.id)
    const { db } = backend.services
    const [row] = await db
      .select()
      .from(trashedRows)
      .where(eq(trashedRows.pageId, page.id))
      .then((rows) => rows.filter(({ tableName }) => tableName === 'pages'))
    const { hero_video: heroVideo, ...oldData } = row?.data ?? {}
    expect(heroVideo).toBe('')
    await db
      .update(trashedRows)
      .set({ data: { ...oldData, forgotten: 1 } })
      .where(eq(trashedRows.id, row?.id ?? 0))
    await restore(page.id)
    expect((await loadDraft(page.id)).hero_video).toBe('')
  })
})
