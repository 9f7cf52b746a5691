import { expect, it } from 'vitest'
import type { Administered } from '@/backend/platform/administration/administered'
import { deleteRecord } from '@/backend/platform/administration/write-record'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { createUser, logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { administeredFormAnswers } from './administered-answers'
import { answerFileKey } from './store-answers'

const backend = startTestBackend()
const office = logInBeforeAll(backend, { role: 'office' })
const listEvents = async () => {
  const rows = await backend.services.db.select().from(securityEvents).orderBy(securityEvents.id)
  return rows.filter(({ event }) => event.startsWith('form-')).map(({ event, object }) => [event, object])
}
const addDaysToNow = (days: number) => new Date(Date.now() + days * 86_400_000)
async function addFile(submissionId: number, hash: string) {
  const file = { name: 'a.pdf', mime: 'application/pdf', byteSize: 3, hash, field: 2 }
  await backend.services.db.insert(formFiles).values({ ...file, submissionId })
  await backend.services.storage.put(answerFileKey(hash), new Uint8Array([1, 2, 3]))
}

it('shows unexpired answers of all forms to the office, and deletes them with their files', async () => {
  const { db, storage } = backend.services
  const hash = 'ab'.repeat(32)
  const answer = { formId: 7, locale: 'de', title: 'Anmeldung', createdAt: new Date() } as const
  const [storedAnswer] = await db
    .insert(formSubmissions)
    .values([
      { ...answer, answers: [{ field: 1, label: 'Name', values: ['Anna Ahorn'] }], expiresAt: addDaysToNow(9) },
      { ...answer, answers: [], expiresAt: addDaysToNow(-1) },
    ])
    .returning()
  await addFile(storedAnswer?.id ?? 0, hash)
  const list = await (await office.call('GET', '/de/api/administration/form-answers/?form=7')).json()
  expect(list).toMatchObject({
    count: 1,
    results: [{ title: 'Anmeldung', values: { summary: 'Name: Anna Ahorn', files: 1 } }],
  })
  const record = await office.call('GET', `/de/api/administration/form-answers/${storedAnswer?.id}/`)
  const { revision, values } = await record.json()
  expect(values).toMatchObject({ answers: [{ values: ['Anna Ahorn'] }], files: [{ name: 'a.pdf' }] })
  const deletionResponse = await office.call('DELETE', `/de/api/form-answers/${storedAnswer?.id}/?revision=${revision}`)
  expect(deletionResponse.status).toBe(204)
  expect(await storage.exists(answerFileKey(hash))).toBe(false)
  expect(await listEvents()).toEqual([['form-answers-deleted', '#7']])
})

it('keeps the files of an answer whose deletion is rolled back', async () => {
  const { db, storage } = backend.services
  const hash = 'cd'.repeat(32)
  const times = { createdAt: new Date(), expiresAt: addDaysToNow(9) }
  const answer = { formId: 8, locale: 'de', title: 'Anmeldung', ...times } as const
  const [storedAnswer] = await db
    .insert(formSubmissions)
    .values({ ...answer, answers: [] })
    .returning()
  const id = storedAnswer?.id ?? 0
  await addFile(id, hash)
  const author = { locale: 'de', userId: (await createUser(backend)).id, now: new Date() } as const
  const type = administeredFormAnswers(backend.services) as unknown as Administered
  const deletion = db.transaction(async (tx) => {
    await deleteRecord(tx, type, { id, revision: null }, author)
    throw new Error('no commit')
  })
  await expect(deletion).rejects.toThrow('no commit')
  expect(await storage.exists(answerFileKey(hash))).toBe(true)
})

it('exports a column for each wording of a question, and records it in the security log', async () => {
  const { db } = backend.services
  await db.delete(formSubmissions)
  await db.delete(securityEvents)
  const answer = { locale: 'de', createdAt: new Date(), expiresAt: addDaysToNow(9) } as const
  const name = { field: 1, label: 'Name', values: ['Anna Ahorn'] }
  await db.insert(formSubmissions).values([
    { ...answer, formId: 7, title: 'Anmeldung', answers: [name, { field: 2, label: 'Alter', values: ['7'] }] },
    { ...answer, formId: 7, title: 'Anmeldung', answers: [name, { field: 2, label: 'Jahre', values: ['8'] }] },
    { ...answer, formId: 8, title: 'Umfrage', answers: [{ field: 3, label: 'Note', values: ['2'] }] },
  ])
  const loadTable = async (query: string) =>
    (await office.call('GET', `/de/api/administration/form-answers/export.csv${query}`)).text()
  const formTable =
    /^"Nummer";"Eingegangen";"Name";"Alter";"Jahre"\r\n("\d+";"[^"]+";"Anna Ahorn";("";"8"|"7";"")\r\n){2}$/
  expect(await loadTable('?form=7')).toMatch(formTable)
  expect(await loadTable('')).toContain('"Nummer";"Eingegangen";"Formular";"Name";"Alter";"Jahre";"Note"')
  expect(await listEvents()).toEqual([
    ['form-answers-exported', '#7'],
    ['form-answers-exported', '#7'],
    ['form-answers-exported', '#8'],
  ])
})
