import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { endAccess } from '@/backend/accounts/sessions/end-access'
import { dispatchParameters, hourMs, startReleases } from '@/backend/members/newsletters/press-releases.fixture'
import { deleteAccount } from '@/backend/members/users/delete-account'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { createAdministeredListSchema } from '@/lib/contract/administration/record-type'
import { scheduleRecords } from '@/lib/contract/administration/schedule'
import { createUser, listMails, TestBrowser } from '@/tests/accounts'
import { requestConfirmations } from './request-plan-confirmations'

const releases = startReleases()
const { tests, backend, addJournalist, makeRelease, runAction, expectDone, readRow, getHourLater, runPlans } = releases
const { addReader, planIssue, advanceClock, queueLetters, sendForMinutes } = tests

const listSchema = createAdministeredListSchema(scheduleRecords.row)

let planner: UserRow
let browser: TestBrowser
beforeEach(async () => {
  await backend.services.db.delete(schedules)
  planner = await createUser(backend, { role: 'editor', firstName: 'Petra', lastName: 'Plan' })
  browser = await new TestBrowser(backend).logIn(planner)
  await addReader('ada@example.org')
  await addJournalist('paul@example.org')
})

const changePlanner = (columns: Partial<UserRow>) =>
  backend.services.db.update(users).set(columns).where(eq(users.id, planner.id))
const losses: Record<string, () => Promise<unknown>> = {
  'the account is deactivated': () => changePlanner({ isActive: false }),
  'the role is lost': () => changePlanner({ role: 'user' }),
  'the account is deleted': () => deleteAccount(backend.services, planner),
  'the other sessions are ended': () =>
    endAccess(backend.services.db, 'other-sessions-ended', {
      userId: planner.id,
      actor: { userId: planner.id },
      now: new Date(),
    }),
}

async function readIssue(id: number) {
  return (await (await releases.editor.call('GET', `/de/api/administration/newsletter-issues/${id}/`)).json()).row
}
async function planAs(caller: TestBrowser, id: number) {
  const path = '/de/api/administration/newsletter-issues/plan/'
  expect(await (await caller.call('POST', path, { ids: [id] })).json()).toEqual({ done: [id], refused: [] })
}
async function dispatchAs(caller: TestBrowser, id: number, parameters: object = {}) {
  const result = await runAction('dispatch', id, { ...dispatchParameters, ...parameters }, caller)
  expect(result).toEqual({ done: [id], refused: [] })
}

/** Plans an issue and a press release as the planner. @returns their ids */
async function planBoth() {
  const issue = await planIssue()
  await planAs(browser, issue)
  const { id } = await makeRelease()
  await expectDone('publish', id, { at: null })
  await dispatchAs(browser, id)
  return { issue, id }
}

/** Lists the recipients without the planner, who gets a mail about a deleted account. */
const listReaders = () => tests.listRecipients().filter((to) => to !== planner.email)

it('sends an issue and a press release if the planner keeps a right to send', async () => {
  const { issue } = await planBoth()
  await changePlanner({ role: 'office' })
  expect(await readIssue(issue)).toMatchObject({ planned_by: 'Petra Plan', unconfirmed: false })
  await sendForMinutes(2)
  expect(listReaders()).toEqual(['ada@example.org', 'paul@example.org'])
})

it.each([
  ['plan', 'dispatch', expect.any(String)],
  ['stop', 'stop', null],
  ['delete', 'delete', null],
])('mails the planner if others %s an issue or %s a release', async (action, releaseAction, newAt) => {
  const { issue, id } = await planBoth()
  advanceClock(hourMs)
  await releases.editor.call('POST', `/de/api/administration/newsletter-issues/${action}/`, { ids: [issue] })
  await runAction(releaseAction, id, dispatchParameters)
  const mail = { data: { newAt, isDispatch: true } }
  expect(await listMails(backend, planner.email, 'plan-changed')).toMatchObject([mail, mail])
})

it('continues a dispatch that has started', async () => {
  const issue = await planIssue()
  await planAs(browser, issue)
  await queueLetters()
  await changePlanner({ isActive: false })
  expect(await readIssue(issue)).toMatchObject({ state: 'sending', unconfirmed: false })
  await sendForMinutes(1)
  expect(listReaders()).toEqual(['ada@example.org'])
})

describe.each(Object.entries(losses))('when %s', (name, lose) => {
  const waiting = {
    state: 'planned',
    planned_by: /deleted|sessions/.test(name) ? null : 'Petra Plan',
    unconfirmed: true,
  }

  it('an issue and a press release wait until another user sends them', async () => {
    const { issue, id } = await planBoth()
    await lose()
    await sendForMinutes(2)
    expect([await readIssue(issue), (await readRow(id)).dispatch]).toMatchObject([waiting, waiting])
    expect(listReaders()).toEqual([])
    await planAs(releases.editor, issue)
    await dispatchAs(releases.editor, id)
    await sendForMinutes(1)
    expect(await readIssue(issue)).toMatchObject({ state: 'done', unconfirmed: false })
    expect(listReaders()).toEqual(['ada@example.org', 'paul@example.org'])
  })

  it.each([false, true])('a mail waits with its publication (embargo: %s)', async (is_embargoed) => {
    const { id } = await makeRelease()
    await runAction('publish', id, { at: getHourLater() }, browser)
    await dispatchAs(browser, id, { is_embargoed })
    await lose()
    await runPlans()
    await sendForMinutes(1)
    if (!is_embargoed) {
      await dispatchAs(releases.editor, id)
      advanceClock(hourMs)
      await runPlans()
      await sendForMinutes(1)
    }
    expect((await readRow(id)).state.de).toBe('scheduled')
    expect(listReaders()).toEqual([])
  })

  it('the schedule lists both, and users who may send confirm them there', async () => {
    const { issue, id } = await planBoth()
    await lose()
    const path = '/de/api/administration/schedule/'
    const response = await releases.editor.call('GET', `${path}?unconfirmed=true`)
    const steps = listSchema.parse(await response.json()).results
    const { unconfirmed, planned_by } = waiting
    const mail = { kind: 'mail', language: 'de', planned_by, unconfirmed }
    expect(steps.map(({ values }) => values)).toMatchObject([
      { ...mail, title: 'Neues aus den Häusern', type: 'newsletter-issues', record: issue },
      { ...mail, title: 'Mehr Bühnen', type: 'press-releases', record: id },
    ])
    const ids = steps.map((step) => step.id)
    const confirmed = await releases.editor.call('POST', `${path}confirm/`, { ids })
    expect(await confirmed.json()).toEqual({ done: ids, refused: [] })
    await sendForMinutes(1)
    expect(listReaders()).toEqual(['ada@example.org', 'paul@example.org'])
  })

  it('the users who may send get one mail', async () => {
    const issue = await planIssue()
    await planAs(browser, issue)
    const { id } = await makeRelease()
    await dispatchAs(browser, id)
    await lose()
    await requestConfirmations(backend.services)
    await requestConfirmations(backend.services)
    const mails = await listMails(backend, releases.editorEmail, 'plan-unconfirmed')
    const by = waiting.planned_by ?? ''
    expect(mails.map(({ data }) => data)).toMatchObject([
      { title: 'Mehr Bühnen', by, url: expect.stringMatching(`/admin/press-releases/${id}$`) },
      { title: 'Neues aus den Häusern', by, url: expect.stringMatching(`/admin/newsletter-issues/${issue}$`) },
    ])
    const plannerMails = await listMails(backend, planner.email, 'plan-unconfirmed')
    expect(plannerMails).toHaveLength(name === 'the other sessions are ended' ? 2 : 0)
  })
})
