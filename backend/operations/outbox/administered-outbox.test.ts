import { expect, it } from 'vitest'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const office = logInBeforeAll(backend, { role: 'office' })
const call = (method: string, path: string, body?: unknown) =>
  office.call(method, `/de/api/administration/outbox/${path}`, body)
const resetUrl = 'https://buehnenhaus.test/de/account/password/reset/geheimer-schluessel'
const mail = {
  recipient: 'ada@example.org',
  locale: 'de' as const,
  template: 'password-reset' as const,
  data: { name: 'Ada', url: resetUrl },
}
async function storeMail(columns: Partial<typeof outbox.$inferInsert>): Promise<number> {
  const [row] = await backend.services.db
    .insert(outbox)
    .values({ ...mail, ...columns })
    .returning()
  return row?.id ?? 0
}
const laterTime = new Date('2026-11-02T11:00:00Z')

it('finds mails with their state, without their content', async () => {
  const id = await storeMail({ attempts: 2, dueAt: laterTime, problem: 'postponed: 452' })
  const list = await call('GET', '?search=ada&state=waiting')
  const text = await list.clone().text()
  expect(text).not.toContain('schluessel')
  expect((await list.json()).results).toMatchObject([
    {
      id,
      title: 'Neues Passwort festlegen',
      values: { attempts: 2, problem: 'postponed: 452', due_at: '2026-11-02T12:00:00+01:00' },
    },
  ])
  expect(await (await call('GET', `${id}/`)).text()).not.toContain('schluessel')
  expect(await (await call('GET', 'export.csv')).text()).not.toContain('schluessel')
})

it('retries a failed or delayed mail, but not a sent one', async () => {
  const waitingId = await storeMail({ attempts: 1, dueAt: laterTime, problem: 'unreachable: ETIMEDOUT' })
  const failedId = await storeMail({ state: 'failed', attempts: 1, endedAt: clock.now, problem: 'refused: 550' })
  const leasedId = await storeMail({ attempts: 1, dueAt: laterTime })
  const sentId = await storeMail({ state: 'sent', data: null, endedAt: clock.now })
  const ids = [waitingId, failedId, leasedId, sentId, 999_999]
  expect(await (await call('POST', 'resend/', { ids })).json()).toEqual({
    done: [waitingId, failedId, leasedId],
    refused: [
      { id: sentId, detail: 'Der Inhalt dieser E-Mail ist nicht mehr gespeichert.' },
      { id: 999_999, detail: 'Nicht gefunden.' },
    ],
  })
  const rows = await backend.services.db.select().from(outbox)
  const findRow = (id: number) => rows.find((row) => row.id === id)
  expect(findRow(waitingId)).toMatchObject({ state: 'waiting', dueAt: null })
  expect(findRow(failedId)).toMatchObject({ state: 'waiting', dueAt: null, endedAt: null, data: mail.data })
  expect(findRow(leasedId)?.dueAt).toEqual(laterTime)
})
