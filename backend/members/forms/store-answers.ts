import { eq, sql } from 'drizzle-orm'
import { findSettings } from '@/backend/library/settings/store'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { storeOnce } from '@/backend/platform/storage/stored-file'
import type { AnswerFile } from './answer-file'
import type { PublishedForm } from './published-form'
import type { ValidatedAnswers } from './read-answers'

const dayMs = 86_400_000

const folder = 'form-files'

/** Returns the storage key for the content of a file. */
export function answerFileKey(hash: string): string {
  return `${folder}/${hash.slice(0, 2)}/${hash}`
}

export async function listAnswerFiles(storage: Services['storage']): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.driver.listFiles(folder)) keys.push(key)
  return keys
}

/**
 * Stores answers with their files and enqueues the mails about them. Runs in the transaction of the
 * caller.
 */
export async function storeAnswers(
  transaction: Queryable,
  { storage, clock, env }: Pick<Services, 'storage' | 'clock' | 'env'>,
  form: PublishedForm,
  { answers, files, replyTo }: ValidatedAnswers,
): Promise<void> {
  const { id: formId, locale, data } = form
  const now = clock()
  const expiresAt = new Date(now.getTime() + data.keep_days * dayMs)
  const values = { formId, locale, title: data.title, answers, createdAt: now, expiresAt }
  const submissionId = await insertRecord(transaction, formSubmissions, values)
  for (const file of files) await storeFile(transaction, storage, submissionId, file)
  // Without a mail, the answer would expire unread.
  const addresses = data.recipients || (await findSettings(transaction, locale))?.email || ''
  for (const recipient of addresses.split(', ').filter((address) => address !== '')) {
    await enqueueMail(transaction, {
      to: recipient,
      locale,
      template: 'form-answer',
      data: (mailLocale) => ({
        form: data.title,
        subject: data.subject,
        facts: answers.map(({ label, values }) => ({ label, value: values.join(', ') })),
        replyTo,
        url: `${env.SITE_URL}/${mailLocale}/admin/form-answers?form=${formId}`,
      }),
    })
  }
}

async function storeFile(
  transaction: Queryable,
  storage: Services['storage'],
  submissionId: number,
  { bytes, ...file }: AnswerFile,
): Promise<void> {
  await lockFile(transaction, file.hash)
  await transaction.insert(formFiles).values({ ...file, submissionId, byteSize: bytes.byteLength })
  const key = answerFileKey(file.hash)
  await storeOnce(storage, key, bytes)
}

/** Deletes files from the storage, except those that other answers use. */
export async function removeUnusedFiles(
  { db, storage }: { db: Pick<Services['db'], 'transaction'> } & Pick<Services, 'storage'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of new Set(hashes)) {
    await db.transaction(async (transaction) => {
      await lockFile(transaction, hash)
      const [otherUse] = await transaction
        .select({ id: formFiles.id })
        .from(formFiles)
        .where(eq(formFiles.hash, hash))
        .limit(1)
      if (!otherUse) await storage.delete(answerFileKey(hash))
    })
  }
}

/** Locks the content of a file, so that it cannot be stored and deleted at the same time. */
async function lockFile(db: Queryable, hash: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`form file ${hash}`}, 0))`)
}
