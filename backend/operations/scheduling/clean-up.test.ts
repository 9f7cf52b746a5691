import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it } from 'vitest'
import { issueKey } from '@/backend/accounts/secrets/keys'
import { answerFileKey } from '@/backend/members/forms/store-answers'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { mailFolder } from '@/backend/platform/mail/mail-folder'
import { mediaFolder, temporaryFolder } from '@/backend/platform/storage/disk-storage'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { cleanUp } from './clean-up'

const start = new Date()
const backend = startTestBackend()
const addHours = (count: number) => new Date(start.getTime() + count * 3_600_000)
/** Runs the clean-up after some hours; a failure fails the test. */
async function cleanUpAfterHours(count: number): Promise<void> {
  const failures: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })
  await cleanUp({ ...backend.services, log, clock: () => addHours(count) })
  expect(failures).toEqual([])
}

async function writeFileOfTime(path: string, time: Date): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
  await utimes(path, time, time)
  return path
}

it('deletes mails in files after 14 days, and temporary files after a day', async () => {
  const { DATA_DIR } = backend.services.env
  const mail = await writeFileOfTime(join(mailFolder(DATA_DIR), '1.eml'), start)
  const part = await writeFileOfTime(join(mediaFolder(DATA_DIR), temporaryFolder, 'part'), start)
  await cleanUpAfterHours(23)
  expect([existsSync(mail), existsSync(part)]).toEqual([true, true])
  await cleanUpAfterHours(25)
  expect([existsSync(mail), existsSync(part)]).toEqual([true, false])
  await cleanUpAfterHours(14 * 24 - 1)
  expect(existsSync(mail)).toBe(true)
  await cleanUpAfterHours(14 * 24 + 1)
  expect(existsSync(mail)).toBe(false)
})

it('deletes files without a form answer after a day', async () => {
  const { db, storage } = backend.services
  const [answerHash, orphanHash] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const [answer] = await db
    .insert(formSubmissions)
    .values({ formId: 1, locale: 'de', title: '', answers: [], createdAt: start, expiresAt: addHours(999) })
    .returning()
  const file = { field: 1, name: 'a.pdf', mime: 'application/pdf', byteSize: 1, hash: answerHash }
  await db.insert(formFiles).values({ ...file, submissionId: answer?.id ?? 0 })
  for (const hash of [answerHash, orphanHash]) await storage.put(answerFileKey(hash), 'x')
  const listRemaining = async () => [
    await storage.exists(answerFileKey(answerHash)),
    await storage.exists(answerFileKey(orphanHash)),
  ]
  await cleanUpAfterHours(23)
  expect(await listRemaining()).toEqual([true, true])
  await cleanUpAfterHours(25)
  expect(await listRemaining()).toEqual([true, false])
})

it('deletes the text of a deleted file after a day', async () => {
  const { db } = backend.services
  const [usedHash, unusedHash] = ['12'.repeat(32), '34'.repeat(32)]
  const [category] = await db.insert(downloadCategories).values({ slug: 'recht' }).returning()
  const [directory] = await db
    .insert(downloadDirectories)
    .values({ categoryId: category?.id ?? 0, slug: 'tarif' })
    .returning()
  await db
    .insert(downloadFiles)
    .values({
      directoryId: directory?.id ?? 0,
      name: 'a.pdf',
      mime: 'application/pdf',
      byteSize: 1,
      hash: usedHash,
      language: 'de',
      date: '2026-01-01',
    })
  await db.insert(fileTexts).values([usedHash, unusedHash].map((hash) => ({ hash, text: 'Kim', extractedAt: start })))
  const listRemaining = async () => (await db.select().from(fileTexts)).map(({ hash }) => hash)
  await cleanUpAfterHours(23)
  expect(await listRemaining()).toHaveLength(2)
  await cleanUpAfterHours(25)
  expect(await listRemaining()).toEqual([usedHash])
})

it('deletes an unverified sign-up without a valid key after 7 days, with its history', async () => {
  const { db } = backend.services
  const verifiedUser = await createUser(backend)
  const { id } = await createUser(backend, { emailVerifiedAt: null, createdAt: start })
  const requester = await createUser(backend, { emailVerifiedAt: null, createdAt: start })
  const { email } = requester
  await issueKey(db, { userId: requester.id, purpose: 'verify-email', email, now: addHours(6 * 24) })
  const version = { type: 'users', revision: 0, event: 'changed' as const, changedAt: start }
  await db
    .insert(recordVersions)
    .values([id, verifiedUser.id].map((recordId) => ({ ...version, recordId, values: { last_name: 'Probe' } })))
  await db
    .insert(subscriptions)
    .values({
      list: 'newsletter',
      email: 'a@example.org',
      language: 'de',
      topics: [],
      details: { name: 'A' },
      seed: 'a',
      consentVersion: '1',
      requestedAt: start,
    })
  const listRemaining = async () => ({
    accounts: (await db.select({ id: users.id }).from(users)).map((user) => user.id),
    histories: (await db.select().from(recordVersions)).map(({ recordId }) => recordId),
  })
  await cleanUpAfterHours(7 * 24 - 1)
  expect((await listRemaining()).histories.toSorted()).toEqual([verifiedUser.id, id].toSorted())
  await cleanUpAfterHours(7 * 24 + 1)
  expect((await listRemaining()).accounts).toEqual([verifiedUser.id, requester.id])
  await cleanUpAfterHours(9 * 24 + 1)
  expect(await listRemaining()).toEqual({ accounts: [verifiedUser.id], histories: [verifiedUser.id] })
  expect(await db.select().from(subscriptions)).toEqual([])
})
