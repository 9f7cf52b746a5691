import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import type { PageRange } from '@/backend/platform/db/page-range'
import {
  type FormFileRow,
  type FormSubmissionRow,
  formFiles,
  formSubmissions,
} from '@/backend/platform/db/schema/members/forms'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { AnsweredForm, FormSubmission } from '@/lib/contract/forms/form-submission'
import { toBerlinIso } from '@/lib/datetime'

/** Lists the forms that are open or have answers. Forms with the newest answers come first. */
export async function listForms(db: Queryable, now: Date): Promise<AnsweredForm[]> {
  type Row = Omit<AnsweredForm, 'url' | 'newest_at'> & { path: string | null; newest: Date | string | null }
  const { rows } = await db.execute<Row>(sql`
    WITH open AS (
      SELECT DISTINCT ON (form.form_id) form.form_id, form.locale, form.definition -> 'data' ->> 'title' AS title, publication.path
      FROM published_forms AS form LEFT JOIN publications AS publication USING (page_id, locale)
      WHERE form.slug IS NOT NULL OR publication.is_online ORDER BY form.form_id, form.id DESC
    ), answered AS (
      SELECT form_id, count(*)::integer AS answers, max(created_at) AS newest,
        (array_agg(locale ORDER BY id DESC))[1] AS locale, (array_agg(title ORDER BY id DESC))[1] AS title
      FROM form_submissions WHERE expires_at > ${now.toISOString()} GROUP BY form_id
    )
    SELECT form_id AS id, coalesce(open.title, answered.title) AS title, coalesce(open.locale, answered.locale) AS locale,
      open.form_id IS NOT NULL AS is_open, open.path, coalesce(answered.answers, 0) AS answers, answered.newest
    FROM open FULL JOIN answered USING (form_id)
    ORDER BY answered.newest DESC NULLS LAST, form_id DESC LIMIT 500`)
  return rows.map(({ path, newest, ...form }) => ({
    ...form,
    url: path === null ? null : pageUrl(form.locale, path),
    newest_at: newest === null ? null : toBerlinIso(new Date(newest)),
  }))
}

const unexpiredCondition = (formId: number, now: Date) =>
  and(eq(formSubmissions.formId, formId), gt(formSubmissions.expiresAt, now))

/** Lists a part of the answers to a form, newest first, with their total number. */
export async function listAnswers(
  db: Queryable,
  { formId, now, locale }: { formId: number; now: Date; locale: Locale },
  { offset, limit }: PageRange,
): Promise<{ count: number; results: FormSubmission[] }> {
  const [countRow] = await db.select({ count: count() }).from(formSubmissions).where(unexpiredCondition(formId, now))
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(unexpiredCondition(formId, now))
    .orderBy(desc(formSubmissions.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  const files = ids.length
    ? await db.select().from(formFiles).where(inArray(formFiles.submissionId, ids)).orderBy(formFiles.id)
    : []
  const results = rows.map((row) => presentSubmission(row, files, locale))
  return { count: countRow?.count ?? 0, results }
}

/** Lists all answers to a form for an export, oldest first. No statement reads more than 1,000. */
export async function listAnswersForExport(db: Queryable, formId: number, now: Date): Promise<FormSubmissionRow[]> {
  const batchSize = 1000
  const rows: FormSubmissionRow[] = []
  for (;;) {
    const batch = await db
      .select()
      .from(formSubmissions)
      .where(and(unexpiredCondition(formId, now), gt(formSubmissions.id, rows.at(-1)?.id ?? 0)))
      .orderBy(asc(formSubmissions.id))
      .limit(batchSize)
    rows.push(...batch)
    if (batch.length < batchSize) return rows
  }
}

/** Lists answers by id, oldest first. */
export async function listAnswersByIds(db: Queryable, ids: readonly number[]): Promise<FormSubmissionRow[]> {
  return await db
    .select()
    .from(formSubmissions)
    .where(isAnyOf(formSubmissions.id, ids))
    .orderBy(asc(formSubmissions.id))
}

/** Finds a file of an answer; undefined if the answer has expired. */
export async function findAnswerFile(
  db: Queryable,
  { formId, fileId, now }: { formId: number; fileId: number; now: Date },
): Promise<{ file: FormFileRow; storedAt: Date } | undefined> {
  const [row] = await db
    .select({ file: formFiles, storedAt: formSubmissions.createdAt })
    .from(formFiles)
    .innerJoin(formSubmissions, eq(formSubmissions.id, formFiles.submissionId))
    .where(and(eq(formFiles.id, fileId), unexpiredCondition(formId, now)))
  return row
}

/** Presents an answer with its files to staff. */
export function presentSubmission(
  { id, formId, answers, createdAt, expiresAt }: FormSubmissionRow,
  files: readonly FormFileRow[],
  locale: Locale,
): FormSubmission {
  return {
    id,
    answers,
    created_at: toBerlinIso(createdAt),
    expires_at: toBerlinIso(expiresAt),
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ id: fileId, field, name, byteSize }) => ({
        field,
        name,
        byte_size: byteSize,
        url: `/${locale}/pageeditor-api/forms/${formId}/files/${fileId}/`,
      })),
  }
}
