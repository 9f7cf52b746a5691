import { expect, it } from 'vitest'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { answerFileKey } from './store-answers'

const backend = startTestBackend()
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)

it('shows unexpired answers of all forms to the office, and deletes them with their files', async () => {
  const { db, storage } = backend.services
  const hash = 'ab'.repeat(32)
  const answer = { formId: 7, locale: 'de', title: 'Anmeldung', createdAt: new Date() } as const
  const [stored] = await db
    .insert(formSubmissions)
    .values([
      {
        ...answer,
        answers: [{ field: 1, label: 'Name', values: ['Anna Ahorn'] }],
        expiresAt: daysFromNow(9),
      },
      { ...answer, answers: [], expiresAt: daysFromNow(-1) },
    ])
    .returning()
  const file = { name: 'a.pdf', mime: 'application/pdf', byteSize: 3, hash, field: 2 }
  await db.insert(formFiles).values({ ...file, submissionId: stored?.id ?? 0 })
  await storage.put(answerFileKey(hash), new Uint8Array([1, 2, 3]))

  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  const list = await (await office.call('GET', '/de/api/administration/form-answers/?form=7')).json()
  expect(list).toMatchObject({
    count: 1,
    results: [{ title: 'Anmeldung', values: { summary: 'Name: Anna Ahorn', files: 1 } }],
  })
  const record = await office.call('GET', `/de/api/administration/form-answers/${stored?.id}/`)
  const { revision, values } = await record.json()
  expect(values).toMatchObject({ answers: [{ values: ['Anna Ahorn'] }], files: [{ name: 'a.pdf' }] })
  const deletionResponse = await office.call('DELETE', `/de/api/form-answers/${stored?.id}/?revision=${revision}`)
  expect(deletionResponse.status).toBe(204)
  expect(await storage.exists(answerFileKey(hash))).toBe(false)
})
