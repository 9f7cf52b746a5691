import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import type { Services } from '@/backend/platform/services'
import { formAnswerRecords } from '@/lib/contract/administration/form-answers'
import type { Locale } from '@/lib/contract/common/locale'
import { recordAnswerEvent } from './answer-events'
import { formatAnswersAsCsv } from './csv'
import { listAnswersByIds, presentSubmission } from './list-answers'
import { mayReadAnswers } from './policy'
import { removeUnusedFiles } from './store-answers'

/** The record type "form answers" of the administration. Expired answers are excluded. */
export function administeredFormAnswers({
  db,
  storage,
  log,
}: Pick<Services, 'db' | 'storage' | 'log'>): Administered<typeof formAnswerRecords> {
  return {
    contract: formAnswerRecords,
    may: mayReadAnswers,
    list: {
      from: sql`(SELECT * FROM form_submissions WHERE expires_at > now()) AS form_submissions`,
      id: sql`${formSubmissions.id}`,
      searchColumns: [sql`${formSubmissions.title}`, sql`${formSubmissions.answers}::text`],
      orderings: {
        created_at: sql`${formSubmissions.createdAt}`,
        form: sql`${formSubmissions.title}`,
        expires_at: sql`${formSubmissions.expiresAt}`,
      },
      filters: { form: (id) => sql`${formSubmissions.formId} = ${id}` },
    },
    async present(database, ids, locale) {
      const submissions = await loadSubmissions(database, ids, locale)
      return submissions.map(({ id, facts, answers, files }) => {
        const summary = answers.map(({ label, values }) => `${label}: ${values.join(', ')}`).join(' · ')
        return { id, title: facts.form.title, url: null, values: { ...facts, summary, files: files.length } }
      })
    },
    async read(database, id) {
      const [submission] = await loadSubmissions(database, [id], 'de')
      return submission ? { ...submission.facts, answers: submission.answers, files: submission.files } : null
    },
    async exportRecords(database, ids, author) {
      const rows = await listAnswersByIds(database, ids)
      for (const formId of new Set(rows.map((row) => row.formId))) {
        const count = rows.filter((row) => row.formId === formId).length
        await recordAnswerEvent(database, 'form-answers-exported', { formId, count }, author)
      }
      return formatAnswersAsCsv(rows, author.locale)
    },
    async remove(tx, id, author) {
      const [answer] = await tx.delete(formSubmissions).where(eq(formSubmissions.id, id)).returning()
      if (answer) await recordAnswerEvent(tx, 'form-answers-deleted', { formId: answer.formId, count: 1 }, author)
    },
    files: {
      async list(tx, id) {
        const files = await tx.select().from(formFiles).where(eq(formFiles.submissionId, id))
        return files.map(({ hash }) => hash)
      },
      // A failure is only logged. The cleanup deletes files of no answer.
      remove: (hashes) =>
        removeUnusedFiles({ db, storage }, hashes).catch((error: unknown) =>
          log.warn({ err: error }, 'Files of a deleted answer could not be removed'),
        ),
    },
  }
}

async function loadSubmissions(db: Queryable, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(and(inArray(formSubmissions.id, [...ids]), sql`${formSubmissions.expiresAt} > now()`))
  const storedRows = await db
    .select()
    .from(formFiles)
    .where(inArray(formFiles.submissionId, [...ids]))
    .orderBy(formFiles.id)
  return rows.map((row) => {
    const { id, answers, files, created_at, expires_at } = presentSubmission(row, storedRows, locale)
    const form = { id: row.formId, title: row.title }
    return { id, facts: { form, language: row.locale, created_at, expires_at }, answers, files }
  })
}
