import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { bulkPublishedSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend({ clock: () => new Date('2026-11-20T12:00:00Z') })
const editor = TestEditor.logInBeforeAll(backend)
const otherEditor = TestEditor.logInBeforeAll(backend, { firstName: 'Otto' })
const [monday, friday] = ['2026-11-23T08:00:00+01:00', '2026-11-27T08:00:00+01:00']

let count = 0
/** Creates a page whose text was changed after its publication was scheduled for Monday. */
async function createPlannedPage() {
  count += 1
  const text = { model: 'text', data: { content: '<p>Alt</p>' } }
  const id = await createPage(backend.services.db, { path: { de: `plan-${count}` }, modules: [text] })
  await schedule(id, { publish_at: monday })
  await write(id, '<p>Halb fertig</p>')
  return id
}
const schedule = (id: number, body: object) => editor.page('POST', `page/${id}/schedule/`, body)
const write = (id: number, content: string) =>
  backend.services.db
    .update(modules)
    .set({ data: sql`${modules.data} || ${JSON.stringify({ content })}::jsonb` })
    .where(and(eq(modules.objectId, id), eq(modules.model, 'text')))
async function findPlan(id: number) {
  const [plan] = await backend.services.db.select().from(schedules).where(eq(schedules.pageId, id))
  return plan
}

it.each([
  ['cancels a plan', false],
  ['keeps a plan on request', true],
])('publishing %s', async (_name, isKept) => {
  const id = await createPlannedPage()
  await editor.publish(id, { keeps_plan: isKept })
  expect((await findPlan(id))?.versionId ?? null).toEqual(isKept ? expect.any(Number) : null)
})

it('publishing several pages keeps their plans', async () => {
  const id = await createPlannedPage()
  const pages = [{ id, locale: 'de' }]
  await editor.ask(bulkPublishedSchema, 'POST', 'publish/', { pages })
  expect(await findPlan(id)).toMatchObject({ versionId: expect.any(Number) })
})

it.each([true, false])('taking a page offline cancels its plans (published before: %s)', async (isPublished) => {
  const id = await createPlannedPage()
  if (isPublished) await editor.publish(id, { keeps_plan: true })
  await schedule(id, { unpublish_at: friday })
  expect(await editor.page('POST', `page/${id}/unpublish/`)).toMatchObject({
    state: 'offline',
    publish_at: null,
    unpublish_at: null,
  })
})

it.each([
  ['keeps the scheduled version', true],
  ['schedules the current working copy', false],
])('a plan that is moved %s, as requested', async (_name, isKept) => {
  const id = await createPlannedPage()
  const oldPlan = await findPlan(id)
  expect(await schedule(id, { publish_at: friday, keeps_version: isKept })).toMatchObject({ publish_at: friday })
  expect((await findPlan(id))?.versionId === oldPlan?.versionId).toBe(isKept)
})

it('returns 409 if the version to keep is no longer scheduled', async () => {
  const id = await createPlannedPage()
  await schedule(id, { publish_at: null })
  const { status } = await editor.call('POST', `page/${id}/schedule/`, { publish_at: friday, keeps_version: true })
  expect(status).toBe(409)
})

it.each([
  ['moves', 'POST schedule/', { publish_at: monday, keeps_version: true }, monday],
  ['cancels', 'POST schedule/', { publish_at: null }, null],
  ['takes offline', 'POST unpublish/', {}, null],
  ['publishes', 'POST publish/', {}, '2026-11-20T13:00:00+01:00'],
  ['deletes', 'DELETE ', { redirect: null }, null],
])('mails the planner only if another editor %s a planned page', async (_name, request, body, newAt) => {
  const { db } = backend.services
  const id = await createPlannedPage()
  await db.delete(outbox)
  const { revision } = await schedule(id, { publish_at: friday })
  const [method = '', path] = request.split(' ')
  await otherEditor.call(method, `page/${id}/${path}`, { revision, ...body })
  const data = { by: expect.stringContaining('Otto'), at: friday, newAt }
  expect(await db.select().from(outbox)).toMatchObject([{ template: 'plan-changed', data }])
})
