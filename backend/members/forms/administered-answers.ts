import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import type { Services } from '@/backend/platform/services'
import { formAnswerRecords } from '@/lib/contract/administration/form-answers'
import type { Locale } from '@/lib/contract/common/locale'
import { presentSubmission } from './list-answers'
import { mayReadAnswers } from './policy'
import { removeUnusedFiles } from './store-answers'

/** The record type "form answers" of the administration. Expired answers are excluded. */
export function administeredFormAnswers({
  storage,
}: Pick<Services, 'storage'>): Administered<typeof formAnswerRecords> {
  return {
    contract: formAnswerRecords,
    may: mayReadAnswers,
    list: {
      from: sql`(SELECT * FROM form_submissions WHERE expires_at > now()) AS form_submissions`,
      id: sql`${formSubmissions.id}`,
      searched: [sql`${formSubmissions.title}`, sql`${formSubmissions.answers}::text`],
      orderings: {
        created_at: sql`${formSubmissions.createdAt}`,
        form: sql`${formSubmissions.title}`,
        expires_at: sql`${formSubmissions.expiresAt}`,
      },
      filters: { form: (id) => sql`${formSubmissions.formId} = ${id}` },
    },
    async present(db, ids, locale) {
      const submissions = await readAnswers(db, ids, locale)
      return submissions.map(({ id, facts, answers, files }) => {
        const summary = answers.map(({ label, values }) => `${label}: ${values.join(', ')}`).join(' · ')
        return { id, title: facts.form.title, url: null, values: { ...facts, summary, files: files.length } }
      })
    },
    async read(db, id) {
      const [submission] = await readAnswers(db, [id], 'de')
      return submission ? { ...submission.facts, answers: submission.answers, files: submission.files } : null
    },
    async remove(db, id) {
      const files = await db.select().from(formFiles).where(eq(formFiles.submissionId, id))
      const hashes = files.map(({ hash }) => hash)
      await db.delete(formSubmissions).where(eq(formSubmissions.id, id))
      await removeUnusedFiles({ db, storage }, hashes)
    },
  }
}

async function readAnswers(db: Queryable, ids: readonly number[], locale: Locale) {
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
