import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { schedulePage } from '@/backend/content/pages/schedule-page'
import { storeIssue } from '@/backend/members/newsletters/dispatches.fixture'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { createAdministeredListSchema } from '@/lib/contract/administration/record-type'
import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const backend = startTestBackend()
const now = new Date()
const listSchema = createAdministeredListSchema(scheduleRecords.row)
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

let editor: TestBrowser
const office = logInBeforeAll(backend, { role: 'office' })
let pageId: number
beforeAll(async () => {
  const { db } = backend.services
  const user = await createUser(backend, { role: 'editor' })
  editor = await new TestBrowser(backend).logIn(user)
  pageId = await createPage(db, { path: { de: 'premiere' }, title: 'Premiere' })
  const times = { publishAt: inDays(2), unpublishAt: inDays(9) }
  await schedulePage(db, { pageId, locale: 'de', ...times, userId: user.id, now })
  const job = { ownerId: user.id, state: 'published', deadline: '2030-01-01', renewedAt: now } as const
  await db.insert(jobs).values([
    { ...job, title: 'Tuba', publishedAt: now, expiresAt: inDays(5) },
    { ...job, title: 'Oboe', publishedAt: now, expiresAt: inDays(50) },
  ])
  const mail = { recipient: 'anna@example.org', locale: 'de', template: 'verify-email' } as const
  await db.insert(outbox).values({ ...mail, data: { name: '', url: '', at: '' }, dueAt: inDays(1) })
  const issueId = await storeIssue(backend.services)
  await db.insert(dispatches).values({ issueId, plannedAt: inDays(1) })
})

const call = (browser: TestBrowser, method: string, path: string, body?: unknown) =>
  browser.call(method, `/de/api/administration/schedule/${path}`, body)
const list = async () => listSchema.parse(await (await call(office, 'GET', '')).json()).results
const findStep = async (kind: string) => (await list()).find(({ values }) => values.kind === kind)

it('lists all planned steps, the next first, without mails that are sent by themselves', async () => {
  const steps = await list()
  expect(steps.map(({ values, title }) => [values.kind, title])).toEqual([
    ['mail', 'Neues'],
    ['publish', 'Premiere de'],
    ['expiry', 'Tuba'],
    ['unpublish', 'Premiere de'],
  ])
  expect(steps[1]).toMatchObject({ url: '/de/premiere', values: { type: null, record: pageId } })
  expect(steps[2]).toMatchObject({ values: { type: 'jobs', language: 'de' } })
})

it('lets planners of a page move and cancel its steps', async () => {
  const { db } = backend.services
  await db.update(pageTexts).set({ title: 'Anders' }).where(eq(pageTexts.pageId, pageId))
  const [before] = await db.select().from(schedules)
  const startId = (await findStep('publish'))?.id
  const movedResponse = await call(editor, 'POST', 'move/', { ids: [startId], at: inDays(3).toISOString() })
  expect(await movedResponse.json()).toEqual({ done: [startId], refused: [] })
  const [after] = await db.select().from(schedules)
  expect([after?.publishAt, after?.versionId]).toEqual([inDays(3), before?.versionId])

  const endId = (await findStep('unpublish'))?.id
  const earlyResponse = await call(editor, 'POST', 'move/', { ids: [endId], at: inDays(1).toISOString() })
  expect(await earlyResponse.json()).toMatchObject({ done: [], refused: [{ id: endId }] })
  await call(editor, 'POST', 'cancel/', { ids: [endId] })
  expect(await findStep('unpublish')).toBeUndefined()
})

it('refuses users without the right and steps that are planned elsewhere', async () => {
  const id = (await findStep('publish'))?.id
  const mail = (await findStep('mail'))?.id
  const result = await (await call(office, 'POST', 'cancel/', { ids: [id, mail] })).json()
  expect(result).toMatchObject({ done: [], refused: [{ id }, { id: mail }] })
})
