import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Transaction } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { jobLookupValues } from '@/backend/platform/db/schema/library/job-lookups'
import { ConflictError } from '@/backend/platform/errors'
import { jobLookupRecords } from '@/lib/contract/administration/job-lookups'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { toSlug } from '@/lib/contract/common/slug'
import { jobLookupSlug, jobLookups } from '@/lib/contract/records/job-lookups'
import { lookupMessage } from './messages'
import { mayManageJobLookups } from './policy'

type EditableValues = z.output<typeof jobLookupRecords.values>

/** The SQL condition that a job ad has the value. */
const usesValue = sql`${jobLookupValues.slug} = CASE ${jobLookupValues.lookup}
  WHEN 'category' THEN job.category
  WHEN 'employment_type' THEN job.employment_type
  WHEN 'specialization' THEN job.specialization
  WHEN 'occupation' THEN job.occupation
  WHEN 'contract_type' THEN job.contract_type
END`
const jobCount = sql<number>`(SELECT count(*)::int FROM jobs AS job WHERE ${usesValue})`

/**
 * The SQL condition that a job alert searches for the value. A refused alert counts, because its
 * owner may sign up again.
 */
const isInAlert = sql<boolean>`EXISTS (SELECT FROM subscriptions WHERE list = 'job-alerts'
  AND state IN ('confirmed', 'refused')
  AND ${jobLookupValues.slug} = ANY (string_to_array(details ->> ${jobLookupValues.lookup}, ',')))`

const lookupPosition = sql`array_position(${sql.param(jobLookups)}::text[], ${jobLookupValues.lookup})`

const toStoredSlug = ({ slug, name }: Pick<EditableValues, 'slug' | 'name'>) => slug || toSlug(name.de)

/** The record type "values of job ads' fields" of the administration. */
export const administeredJobLookups: Administered<typeof jobLookupRecords> = {
  contract: jobLookupRecords,
  may: mayManageJobLookups,
  list: {
    from: sql`${jobLookupValues}`,
    id: sql`${jobLookupValues.id}`,
    searchColumns: [sql`${jobLookupValues.name}::text`, sql`${jobLookupValues.slug}`],
    orderings: {
      position: sql`(${lookupPosition}, ${jobLookupValues.position})`,
      name: sql`${jobLookupValues.name} ->> 'de'`,
    },
    filters: {
      lookup: (lookup) => sql`${jobLookupValues.lookup} = ${lookup}`,
      is_shown: (isShown) => sql`${jobLookupValues.isShown} = ${isShown === 'true'}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ row: jobLookupValues, jobs: jobCount })
      .from(jobLookupValues)
      .where(inArray(jobLookupValues.id, [...ids]))
    return rows.map(({ row: { id, isShown, ...columns }, jobs: count }) => ({
      id,
      title: columns.name[locale],
      url: null,
      values: { ...columns, is_shown: isShown, jobs: count },
    }))
  },
  async read(db, id) {
    const [row] = await db.select().from(jobLookupValues).where(eq(jobLookupValues.id, id))
    if (!row) return null
    const { lookup, slug, name, position, isShown } = row
    return { lookup, slug, name, position, is_shown: isShown }
  },
  async check(db, values, id, locale): Promise<FieldErrors | null> {
    const storedValues = id === null ? null : await administeredJobLookups.read(db, id)
    const fixedMessage = [lookupMessage(locale, 'fixed')]
    if (storedValues && storedValues.lookup !== values.lookup) return { lookup: fixedMessage }
    const slug = toStoredSlug(values)
    if (storedValues && storedValues.slug !== slug) return { slug: fixedMessage }
    if (!jobLookupSlug.safeParse(slug).success) return { slug: [lookupMessage(locale, 'slugMissing')] }
    const rowsWithSlug = await db
      .select({ id: jobLookupValues.id })
      .from(jobLookupValues)
      .where(and(eq(jobLookupValues.lookup, values.lookup), eq(jobLookupValues.slug, slug)))
    return rowsWithSlug.some((row) => row.id !== id) ? { slug: [lookupMessage(locale, 'taken')] } : null
  },
  insert: (db, values, formerId) => insertRecord(db, jobLookupValues, toColumns(values), formerId),
  async update(db, id, values) {
    await db.update(jobLookupValues).set(toColumns(values)).where(eq(jobLookupValues.id, id))
  },
  async remove(db, id) {
    // Locks the value, so that no new ad gets it before the deletion.
    await db.select({ id: jobLookupValues.id }).from(jobLookupValues).where(eq(jobLookupValues.id, id)).for('update')
    const [row] = await db.select({ jobs: jobCount, isInAlert }).from(jobLookupValues).where(eq(jobLookupValues.id, id))
    if (row && (row.jobs > 0 || row.isInAlert)) throw new ConflictError('lookupInUse')
    await db.delete(jobLookupValues).where(eq(jobLookupValues.id, id))
  },
  actions: { hide: (db, id) => setShown(db, id, false), show: (db, id) => setShown(db, id, true) },
}

const toColumns = ({ is_shown: isShown, ...values }: EditableValues) => ({
  ...values,
  isShown,
  slug: toStoredSlug(values),
})

async function setShown(db: Transaction, id: number, isShown: boolean): Promise<void> {
  await db.update(jobLookupValues).set({ isShown }).where(eq(jobLookupValues.id, id))
}
