import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAccess } from '@/backend/accounts/sessions/end-access'
import { schedulePage } from '@/backend/content/pages/schedule-page'
import { deleteAccount } from '@/backend/members/users/delete-account'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { createAdministeredListSchema } from '@/lib/contract/administration/record-type'
import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { administrationStartSchema } from '@/lib/contract/administration/start'
import { pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { draftsAndSchedulesSchema } from '@/lib/contract/pages/page-tree'
import { createUser, listMails, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { requestConfirmations } from './request-plan-confirmations'
import { runDueSchedules } from './run-due-schedules'
import { readScheduleDelay } from './schedule-delay'

const start = new Date('2026-11-02T10:00:00Z')
const clock = { now: start }
const inHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const backend = startTestBackend({ clock: () => clock.now })
const listSchema = createAdministeredListSchema(scheduleRecords.row)

let editor: TestBrowser
let editorUser: UserRow
const office = logInBeforeAll(backend, { role: 'office' })
let planner: UserRow
beforeAll(async () => {
  editorUser = await createUser(backend, { role: 'editor', language: 'de' })
  editor = await new TestBrowser(backend).logIn(editorUser)
})
beforeEach(async () => {
  clock.now = start
  await backend.services.db.execute(sql`DELETE FROM schedules`)
  planner = await createUser(backend, { role: 'editor', firstName: 'Petra', lastName: 'Plan' })
})

let count = 0
/** Plans a publication in an hour by the planner; the page is offline before. */
async function plan(times: { unpublishAt?: Date } = {}) {
  const { db } = backend.services
  count += 1
  const path = `plan-${count}`
  const pageId = await createPage(db, { path: { de: path }, title: path })
  await schedulePage(db, { pageId, locale: 'de', publishAt: inHours(1), ...times, userId: planner.id, now: start })
  return { pageId, path }
}

const changePlanner = (columns: Partial<UserRow>) =>
  backend.services.db.update(users).set(columns).where(eq(users.id, planner.id))
const losses: Record<string, () => Promise<unknown>> = {
  'the account is deactivated': () => changePlanner({ isActive: false }),
  'the role is lost': () => changePlanner({ role: 'user' }),
  'the role changes to office': () => changePlanner({ role: 'office' }),
  'the account is deleted': () => deleteAccount(backend.services, planner),
  'the password is reset': () =>
    endAccess(backend.services.db, 'password-reset', { userId: planner.id, actor: 'visitor', now: clock.now }),
}
/** Losses after which the name of the planner is no longer stored. */
const lossesOfName = ['the account is deleted', 'the password is reset']

const runAll = async () => {
  await runDueSchedules(backend.services, new AbortController().signal)
  await requestConfirmations(backend.services)
}
const isOnline = async (path: string) => (await backend.get(`/de/pageeditor-api/page/${path}`)).status === 200
const call = (browser: TestBrowser, method: string, path: string, body?: unknown) =>
  browser.call(method, `/de/api/administration/schedule/${path}`, body)
const listWaiting = async () => listSchema.parse(await (await call(office, 'GET', '?unconfirmed=true')).json()).results
const runAction = async (browser: TestBrowser, action: string) => {
  const ids = (await listWaiting()).map(({ id }) => id)
  return (await call(browser, 'POST', `${action}/`, { ids })).json()
}

it('publishes if the planner still has the right', async () => {
  const { path } = await plan()
  clock.now = inHours(2)
  await runAll()
  expect([await isOnline(path), await listWaiting()]).toEqual([true, []])
})

describe.each(Object.keys(losses))('when %s', (name) => {
  const loseRight = async () => await losses[name]?.()

  it('a planned publication waits and is shown in the office, the hub and the editor', async () => {
    const { pageId, path } = await plan()
    await loseRight()
    await runAll()
    const [step] = await listWaiting()
    const names = lossesOfName.includes(name) ? null : 'Petra Plan'
    expect(step).toMatchObject({ title: `${path} de`, values: { unconfirmed: true, planned_by: names } })

    const { waiting: counts } = administrationStartSchema.parse(
      await (await office.call('GET', '/de/api/administration/start/')).json(),
    )
    expect(counts.find(({ key }) => key === 'unconfirmed-plans')).toMatchObject({
      count: 1,
      type: 'schedule',
      filters: { unconfirmed: 'true' },
    })
    const hub = await editor.call('GET', '/de/pageeditor-api/drafts-and-schedules/')
    expect(draftsAndSchedulesSchema.parse(await hub.json()).steps).toMatchObject([{ is_unconfirmed: true }])
    const draft = await editor.call('GET', `/de/pageeditor-api/page/${pageId}/draft/`)
    expect(pageDraftSchema.parse(await draft.json()).schedule_problem).toBe('unconfirmed')

    clock.now = inHours(2)
    await runAll()
    expect(await isOnline(path)).toBe(false)
    expect(await listWaiting()).toHaveLength(1)
    expect(await readScheduleDelay(backend.services.db, clock.now)).toBe(0)
  })

  it('the users who may confirm the publication get one mail', async () => {
    const { path } = await plan()
    await loseRight()
    const before = (await listMails(backend, editorUser.email, 'plan-unconfirmed')).length
    await runAll()
    await runAll()
    const mails = await listMails(backend, editorUser.email, 'plan-unconfirmed')
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.data).toMatchObject({
      title: `${path} de`,
      by: lossesOfName.includes(name) ? '' : 'Petra Plan',
      url: expect.stringMatching(/\/de\/admin\/schedule\?unconfirmed=true$/),
    })
    const plannerMails = await listMails(backend, planner.email, 'plan-unconfirmed')
    expect(plannerMails).toHaveLength(name === 'the password is reset' ? 1 : 0)
  })

  it('the page is published at its time after an editor confirms', async () => {
    const { path } = await plan()
    await loseRight()
    expect(await runAction(office, 'confirm')).toMatchObject({ done: [], refused: [{}] })
    expect(await runAction(editor, 'confirm')).toMatchObject({ done: [expect.any(Number)], refused: [] })
    await runAll()
    expect([await isOnline(path), await listWaiting()]).toEqual([false, []])
    clock.now = inHours(1)
    await runAll()
    expect(await isOnline(path)).toBe(true)
  })

  it('the page is published immediately after a late confirmation', async () => {
    const { path } = await plan()
    await loseRight()
    clock.now = inHours(5)
    editor = await new TestBrowser(backend).logIn(editorUser)
    await runAll()
    expect(await isOnline(path)).toBe(false)
    await runAction(editor, 'confirm')
    await runAll()
    expect(await isOnline(path)).toBe(true)
  })

  it('the publication can be canceled by users with the right', async () => {
    const { path } = await plan()
    await loseRight()
    await runAction(editor, 'cancel')
    clock.now = inHours(2)
    await runAll()
    expect([await isOnline(path), await listWaiting()]).toEqual([false, []])
  })

  it('the plan ends at the planned end of the page, and the page shows the missing confirmation', async () => {
    const { pageId, path } = await plan({ unpublishAt: inHours(3) })
    await loseRight()
    clock.now = inHours(4)
    await runAll()
    expect(await isOnline(path)).toBe(false)
    const [schedule] = await backend.services.db.select().from(schedules).where(eq(schedules.pageId, pageId))
    expect(schedule).toMatchObject({ publishAt: null, unpublishAt: null, problem: 'not_confirmed' })
  })
})

it('the end of the page can be moved and canceled without a confirmation of the publication', async () => {
  const { pageId, path } = await plan({ unpublishAt: inHours(8) })
  await changePlanner({ isActive: false })
  clock.now = inHours(2)
  editor = await new TestBrowser(backend).logIn(editorUser)
  const [end] = listSchema
    .parse(await (await call(editor, 'GET', '')).json())
    .results.filter(({ values }) => values.kind === 'unpublish')
  const ids = [end?.id]
  const expectWaiting = async () => {
    await runAll()
    expect([await isOnline(path), await listWaiting()]).toMatchObject([
      false,
      [{ values: { planned_by: 'Petra Plan' } }],
    ])
  }
  expect(await (await call(editor, 'POST', 'move/', { ids, at: inHours(9) })).json()).toEqual({
    done: ids,
    refused: [],
  })
  await expectWaiting()
  await call(editor, 'POST', 'cancel/', { ids })
  await expectWaiting()
  const schedulePath = `/de/pageeditor-api/page/${pageId}/schedule/`
  await editor.call('POST', schedulePath, { unpublish_at: inHours(7) })
  await expectWaiting()
  const response = await editor.call('POST', schedulePath, { publish_at: inHours(1), keeps_version: true })
  expect([response.status, await listWaiting()]).toEqual([200, []])
  await runAll()
  expect(await isOnline(path)).toBe(true)
})

it('a page is taken offline at its time, even if the planner has lost the right', async () => {
  const { db } = backend.services
  const { pageId, path } = await plan()
  clock.now = inHours(1)
  await runAll()
  await schedulePage(db, { pageId, locale: 'de', unpublishAt: inHours(2), userId: planner.id, now: clock.now })
  await changePlanner({ isActive: false })
  clock.now = inHours(2)
  await runAll()
  expect(await isOnline(path)).toBe(false)
})

it('an entry of the directory waits unless its planner is still an editor or in the office', async () => {
  const { pageId } = await plan()
  await backend.services.db.update(pages).set({ contentType: 'organization' }).where(eq(pages.id, pageId))
  await changePlanner({ role: 'office' })
  expect(await listWaiting()).toEqual([])
  await changePlanner({ role: 'user' })
  expect(await listWaiting()).toHaveLength(1)
  await backend.services.db.delete(pages).where(eq(pages.id, pageId))
})

it('a press release waits in both languages, like a page', async () => {
  const inBothLanguages = (text: string) => ({ de: text, en: text })
  const plannerBrowser = await new TestBrowser(backend).logIn(planner)
  const response = await plannerBrowser.call('POST', '/de/api/administration/press-releases/', {
    values: {
      title: inBothLanguages('Mehr Bühnen'),
      slug: inBothLanguages(''),
      subtitle: inBothLanguages(''),
      teaser: inBothLanguages('Kurz'),
      image: null,
      author: 'VBO',
      date: '2026-11-03T10:00:00+01:00',
      categories: [],
      related: [],
      contact: null,
      attachments: null,
    },
  })
  expect([response.status, await response.clone().json()]).toMatchObject([201, {}])
  const { id } = await response.json()
  const plannedResponse = await plannerBrowser.call('POST', '/de/api/administration/press-releases/publish/', {
    ids: [id],
    at: inHours(1).toISOString(),
  })
  expect(await plannedResponse.json()).toEqual({ done: [id], refused: [] })
  await changePlanner({ isActive: false })
  clock.now = inHours(2)
  await runAll()
  const listStatuses = async () =>
    Promise.all(['de', 'en'].map(async (locale) => (await backend.get(`/${locale}/api/articles/${id}/`)).status))
  expect(await listStatuses()).toEqual([404, 404])
  await runAction(editor, 'confirm')
  await runAll()
  expect(await listStatuses()).toEqual([200, 200])
})

it('a replacement in the planned text does not count as a confirmation', async () => {
  const { pageId } = await plan()
  await changePlanner({ isActive: false })
  const scheduleCondition = and(eq(schedules.pageId, pageId), eq(schedules.locale, 'de'))
  const [before] = await backend.services.db.select().from(schedules).where(scheduleCondition)
  await schedulePage(backend.services.db, {
    pageId,
    locale: 'de',
    publishAt: before?.publishAt,
    shouldKeepPlanner: true,
    userId: editorUser.id,
    now: clock.now,
  })
  expect(await listWaiting()).toHaveLength(1)
})
