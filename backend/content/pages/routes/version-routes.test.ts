import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { startSchedulingWorker } from '@/backend/operations/scheduling/worker'
import type { PageEvent } from '@/backend/platform/db/notifications/page-events'
import { isKept, modules } from '@/backend/platform/db/schema/content/modules'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { pageDiffSchema } from '@/lib/contract/pages/page-diff'
import { type PageDraft, pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
const createText = (content: string) => ({ model: 'text', data: { content } })
let editor: TestEditor
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
})

let count = 0
async function addPage() {
  count += 1
  const path = `fassung-${count}`
  const box = {
    model: 'container',
    data: { layout: 3 },
    columns: [[createText('<p>Links</p>')], [createText('<p>Rechts</p>')]],
  }
  const id = await createPage(backend.services.db, { path: { de: path }, modules: [createText('<p>Alt</p>'), box] })
  return { id, path }
}
const findLatestId = async (id: number) =>
  (await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)).results[0]?.id ?? 0
const write = (pageId: number, content: string) =>
  backend.services.db
    .update(modules)
    .set({ data: sql`${modules.data} || ${JSON.stringify({ content })}::jsonb` })
    .where(and(eq(modules.objectId, pageId), eq(modules.model, 'text')))
const toContents = (page: Pick<PageDraft, 'modules'>) =>
  page.modules.map(({ data, columns }) => [
    ...(data.content ? [data.content] : []),
    ...columns.map(({ children }) => children.map((child) => child.data.content)),
  ])
const originalContents = [['<p>Alt</p>'], [['<p>Links</p>'], ['<p>Rechts</p>']]]
const visit = async (path: string) => {
  const response = await backend.get(`/de/pageeditor-api/page/${path}`)
  return response.status === 200 ? toContents(await response.json()) : response.status
}
const runSchedules = () => runDueSchedules(backend.services, new AbortController().signal)

describe('restoring a version', () => {
  it('of one module does not block readers of the page', async () => {
    const { id } = await addPage()
    const [firstModule] = (await editor.publish(id)).modules
    const events: PageEvent[] = []
    const unsubscribe = backend.services.pageEvents.subscribe(
      (event) => events.push(event),
      () => undefined,
    )
    await editor.page('POST', `page/${id}/restore/`, { version: await findLatestId(id), module: firstModule?.id })
    const listPageEvents = () => events.filter((event) => event.kind === 'change' && event.pageId === id)
    await expect.poll(listPageEvents).toMatchObject([{ kind: 'change', moduleId: null, locale: 'de' }])
    unsubscribe()
  })

  it('restores texts and modules by their ids, including deleted ones', async () => {
    const { db } = backend.services
    const { id, path } = await addPage()
    const modulesBefore = (await editor.publish(id)).modules
    const version = await findLatestId(id)
    await write(id, '<p>Neu</p>')
    await db.update(pageTexts).set({ title: 'Neu' }).where(eq(pageTexts.pageId, id))
    await db.delete(modules).where(eq(modules.id, modulesBefore[1]?.columns[0]?.children[0]?.id ?? 0))
    const deletion = { deletedAt: now, deletedWith: sql`${modules.id}` }
    await db
      .update(modules)
      .set(deletion)
      .where(eq(modules.id, modulesBefore[0]?.id ?? 0))
    const restoredPage = await editor.page('POST', `page/${id}/restore/`, { version })
    expect(toContents(restoredPage)).toEqual(originalContents)
    expect(restoredPage).toMatchObject({ title: 'Seite de', state: 'online', is_changed: false, slug: path })
    expect(restoredPage.modules.map((module) => module.id)).toEqual(modulesBefore.map((module) => module.id))

    const list = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
    expect(list.results.map(({ note }) => note)).toEqual(['Stand vor dem Wiederherstellen von Version 1', ''])
    const olderPage = await editor.page('POST', `page/${id}/restore/`, { version: list.results[0]?.id })
    expect(toContents(olderPage)).toEqual([[[], ['<p>Neu</p>']]])
    expect(olderPage.title).toBe('Neu')
  })

  it('restores one module with its descendants at its position', async () => {
    const { db } = backend.services
    const { id } = await addPage()
    const modulesBefore = (await editor.publish(id)).modules
    const version = await findLatestId(id)
    await write(id, '<p>Neu</p>')
    const box = modulesBefore[1]?.id ?? 0
    const pageWithOldBox = await editor.page('POST', `page/${id}/restore/`, { version, module: box })
    expect(toContents(pageWithOldBox)).toEqual([['<p>Neu</p>'], originalContents[1]])
    await db
      .update(modules)
      .set({ deletedAt: now, deletedWith: sql`${modules.id}` })
      .where(eq(modules.id, modulesBefore[0]?.id ?? 0))
    await db.update(modules).set({ position: 0 }).where(eq(modules.id, box))
    const restoredPage = await editor.page('POST', `page/${id}/restore/`, { version, module: modulesBefore[0]?.id })
    expect(toContents(restoredPage)).toEqual(originalContents)
    const rows = await db
      .select()
      .from(modules)
      .where(and(eq(modules.objectId, id), isKept))
    expect(
      rows
        .filter(({ parentId }) => parentId === null)
        .map(({ position }) => position)
        .toSorted(),
    ).toEqual([0, 1])
  })

  it('keeps modules deleted that were deleted with a container, even if that is restored', async () => {
    const { id } = await addPage()
    const box = (await editor.publish(id)).modules[1]?.id ?? 0
    const version = await findLatestId(id)
    await editor.addText(id, '<p>Später</p>', { parent: box, column: 0 })
    await editor.call('DELETE', `container/${box}/`, { revision: 1 })
    const restoredPage = await editor.page('POST', `page/${id}/restore/`, { version })
    const { revision } = restoredPage.modules[1] ?? expect.unreachable()
    expect((await editor.call('DELETE', `container/${box}/`, { revision })).status).toBe(204)
    expect((await editor.call('POST', `container/${box}/undelete/`, { revision })).status).toBe(200)
    expect(toContents(await editor.page('GET', `page/${id}/draft/`))).toEqual(originalContents)
  })

  it('needs a version of the page and a module of the version', async () => {
    const [page, otherPage] = [await addPage(), await addPage()]
    await editor.publish(page.id)
    await editor.publish(otherPage.id)
    const foreignVersion = { version: await findLatestId(otherPage.id) }
    expect((await editor.call('POST', `page/${page.id}/restore/`, foreignVersion)).status).toBe(404)
    await write(page.id, '<p>Neu</p>')
    const unknownModule = { version: await findLatestId(page.id), module: 999_999 }
    expect((await editor.call('POST', `page/${page.id}/restore/`, unknownModule)).status).toBe(404)
    expect(await findLatestId(page.id)).toBe(unknownModule.version)
    expect((await editor.call('POST', `page/${page.id}/restore/`, { version: 'x' })).status).toBe(400)
  })
})

it('lists the changes between two versions and since one', async () => {
  const { id } = await addPage()
  await editor.publish(id)
  const firstVersionId = await findLatestId(id)
  await write(id, '<p>Neu</p>')
  const changesSince = await editor.ask(pageDiffSchema, 'GET', `page/${id}/versions/${firstVersionId}/diff/draft/`)
  expect(changesSince.changed).toHaveLength(3)
  await editor.publish(id)
  const changesBetween = await editor.ask(
    pageDiffSchema,
    'GET',
    `page/${id}/versions/${firstVersionId}/diff/${await findLatestId(id)}`,
  )
  expect(changesBetween).toEqual(changesSince)
  for (const invalidVersion of ['999999', 'x', '0']) {
    expect((await editor.call('GET', `page/${id}/versions/${firstVersionId}/diff/${invalidVersion}/`)).status).toBe(404)
  }
})

describe('a schedule', () => {
  const toTime = (number: number) => `2026-12-0${number}T08:00:00+01:00`
  /** Sets the clock. The editor logs in again, because the session expires in between. */
  const setClock = async (time: string) => {
    now = new Date(time)
    editor = await TestEditor.logIn(backend)
  }

  it('publishes the state of its creation and takes it offline', async () => {
    now = new Date('2026-11-20T12:00:00Z')
    const { id, path } = await addPage()
    const scheduledPage = await editor.page('POST', `page/${id}/schedule/`, {
      publish_at: toTime(1),
      unpublish_at: toTime(3),
    })
    expect(scheduledPage).toMatchObject({ state: 'scheduled', publish_at: toTime(1), unpublish_at: toTime(3) })
    await write(id, '<p>Halb fertig</p>')
    const readState = async (time: string) => {
      const { status, body } = await editor.call('GET', `page/${path}?draft=1&on=${encodeURIComponent(time)}`)
      return status === 200 ? toContents(body as PageDraft) : status
    }
    expect([
      await readState('2026-11-30T00:00:00Z'),
      await readState(toTime(1)),
      await readState(toTime(2)),
      await readState(toTime(3)),
    ]).toEqual([404, originalContents, originalContents, 404])
    await runSchedules()
    expect(await visit(path)).toBe(404)
    await setClock('2026-12-01T07:00:00Z')
    await Promise.all([runSchedules(), runSchedules(), runSchedules()])
    expect(await visit(path)).toEqual(originalContents)
    expect((await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)).count).toBe(1)
    await setClock('2026-12-03T07:00:00Z')
    await runSchedules()
    expect(await visit(path)).toBe(404)
    expect(await backend.services.db.select().from(schedules).where(eq(schedules.pageId, id))).toEqual([])
  })

  it('is executed in order when its times passed while no server ran', async () => {
    now = new Date('2026-11-20T12:00:00Z')
    const { id, path } = await addPage()
    await editor.page('POST', `page/${id}/schedule/`, { publish_at: toTime(1), unpublish_at: toTime(3) })
    await setClock('2026-12-03T12:00:00Z')
    await runSchedules()
    expect(await visit(path)).toBe(404)
    expect(await editor.page('GET', `page/${path}?draft=1`)).toMatchObject({
      state: 'offline',
      published_at: '2026-12-03T13:00:00+01:00',
    })
  })

  it('is cleared by null, unchanged if omitted, and canceled by a manual publication', async () => {
    now = new Date('2026-11-20T12:00:00Z')
    const { id } = await addPage()
    await editor.page('POST', `page/${id}/schedule/`, { publish_at: toTime(1) })
    const scheduledPage = await editor.page('POST', `page/${id}/schedule/`, { unpublish_at: toTime(3) })
    expect(scheduledPage).toMatchObject({ publish_at: toTime(1), unpublish_at: toTime(3) })
    expect(await editor.publish(id)).toMatchObject({ state: 'scheduled', publish_at: null, unpublish_at: toTime(3) })
    const pageWithoutSchedule = await editor.page('POST', `page/${id}/schedule/`, { unpublish_at: null })
    expect(pageWithoutSchedule).toMatchObject({ state: 'online', publish_at: null, unpublish_at: null })
  })

  it.each([
    [{ publish_at: '2020-01-01T00:00:00Z' }, 'publish_at'],
    [{ publish_at: toTime(3), unpublish_at: toTime(1) }, 'unpublish_at'],
    [{ publish_at: '2026-12-01' }, 'publish_at'],
    [{ publish_at: '2026-12-01T08:00:00' }, 'publish_at'],
    [{ unpublish_at: 7 }, 'unpublish_at'],
  ])('%j is rejected', async (times, field) => {
    now = new Date('2026-11-20T12:00:00Z')
    const { id } = await addPage()
    const rejection = await editor.call('POST', `page/${id}/schedule/`, times)
    expect(rejection).toEqual({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  it('that fails is reported and does not delay others', async () => {
    now = new Date('2026-11-20T12:00:00Z')
    const [blocked, holder, otherPage] = [await addPage(), await addPage(), await addPage()]
    const setPath = (pageId: number, path: string) =>
      backend.services.db.update(pageTexts).set({ path }).where(eq(pageTexts.pageId, pageId))
    await editor.publish(holder.id)
    await setPath(holder.id, 'fassung-weg')
    await setPath(blocked.id, holder.path)
    await editor.page('POST', `page/${blocked.id}/schedule/`, { publish_at: toTime(1) })
    await editor.page('POST', `page/${otherPage.id}/schedule/`, { publish_at: toTime(2) })
    await setClock('2026-12-02T12:00:00Z')
    await runSchedules()
    expect(await visit(otherPage.path)).toEqual(originalContents)
    expect(await editor.page('GET', `page/${holder.path}?draft=1`)).toMatchObject({
      id: blocked.id,
      state: 'offline',
      publish_at: null,
      schedule_problem: 'path_taken',
    })
  })

  it('is executed by a worker, also after a restart', async () => {
    now = new Date('2026-11-20T12:00:00Z')
    const { id, path } = await addPage()
    await editor.page('POST', `page/${id}/schedule/`, { publish_at: toTime(1) })
    const firstWorker = startSchedulingWorker(backend.services)
    await firstWorker.stop()
    expect(await visit(path)).toBe(404)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const secondWorker = startSchedulingWorker(backend.services)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    now = new Date('2026-12-01T07:00:00Z')
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(5000)
      expect(await visit(path)).toEqual(originalContents)
    })
    await secondWorker.stop()
  })
})
