import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Transaction } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { jobLookupValues } from '@/backend/platform/db/schema/library/job-lookups'
import { ConflictError } from '@/backend/platform/errors'
import { jobLookupRecords } from '@/lib/contract/administration/job-lookups'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { toSlug } from '@/lib/contract/common/slug'
import { jobLookupSlug } from '@/lib/contract/records/job-lookups'
import { lookupMessage } from './messages'
import { mayManageJobLookups } from './policy'

type Values = z.output<typeof jobLookupRecords.values>

const lookupValues = jobLookupValues

/** The SQL condition that a job ad has the value. */
const usesValue = sql`CASE ${lookupValues.lookup}
  WHEN 'category' THEN job.category WHEN 'employment_type' THEN job.employment_type WHEN 'specialization' THEN job.specialization
  WHEN 'occupation' THEN job.occupation ELSE job.contract_type END = ${lookupValues.slug}`
const jobCount = sql<number>`(SELECT count(*)::int FROM jobs AS job WHERE ${usesValue})`

/** The SQL condition that a job alert asks for the value. */
const isInAlert = sql<boolean>`EXISTS (SELECT FROM subscriptions WHERE list = 'job-alerts'
  AND state IN ('confirmed', 'refused') AND ${lookupValues.slug} = ANY (string_to_array(details ->> ${lookupValues.lookup}, ',')))`

const toStoredSlug = ({ slug, name }: Pick<Values, 'slug' | 'name'>) => slug || toSlug(name.de)

/** The record type "values of job ads' fields" of the administration. */
export const administeredJobLookups: Administered<typeof jobLookupRecords> = {
  contract: jobLookupRecords,
  may: mayManageJobLookups,
  list: {
    from: sql`${lookupValues}`,
    id: sql`${lookupValues.id}`,
    searchColumns: [sql`${lookupValues.name}::text`, sql`${lookupValues.slug}`],
    orderings: {
      position: sql`(array_position(ARRAY['category', 'employment_type', 'specialization', 'occupation', 'contract_type'], ${lookupValues.lookup}), ${lookupValues.position})`,
      name: sql`${lookupValues.name} ->> 'de'`,
    },
    filters: {
      lookup: (lookup) => sql`${lookupValues.lookup} = ${lookup}`,
      is_shown: (isShown) => sql`${lookupValues.isShown} = ${isShown === 'true'}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ row: lookupValues, jobs: jobCount })
      .from(lookupValues)
      .where(inArray(lookupValues.id, [...ids]))
    return rows.map(({ row: { id, isShown, ...values }, jobs: count }) => ({
      id,
      title: values.name[locale],
      url: null,
      values: { ...values, is_shown: isShown, jobs: count },
    }))
  },
  async read(db, id) {
    const [row] = await db.select().from(lookupValues).where(eq(lookupValues.id, id))
    if (!row) return null
    const { lookup, slug, name, position, isShown } = row
    return { lookup, slug, name, position, is_shown: isShown }
  },
  async check(db, values, id, locale): Promise<FieldErrors | null> {
    const [storedRow] = await db
      .select()
      .from(lookupValues)
      .where(eq(lookupValues.id, id ?? 0))
    const fixedMessage = [lookupMessage(locale, 'fixed')]
    if (storedRow && storedRow.lookup !== values.lookup) return { lookup: fixedMessage }
    const slug = toStoredSlug(values)
    if (storedRow && storedRow.slug !== slug) return { slug: fixedMessage }
    if (!jobLookupSlug.safeParse(slug).success) return { slug: [lookupMessage(locale, 'slugMissing')] }
    const conflictingRows = await db
      .select({ id: lookupValues.id })
      .from(lookupValues)
      .where(and(eq(lookupValues.lookup, values.lookup), eq(lookupValues.slug, slug), ne(lookupValues.id, id ?? 0)))
    return conflictingRows.length > 0 ? { slug: [lookupMessage(locale, 'taken')] } : null
  },
  insert: (db, values, id) => insertRecord(db, lookupValues, toColumns(values), id),
  async update(db, id, values) {
    await db.update(lookupValues).set(toColumns(values)).where(eq(lookupValues.id, id))
  },
  async remove(db, id) {
    // Locks the value, so that no new ad gets it before the deletion.
    await db.select({ id: lookupValues.id }).from(lookupValues).where(eq(lookupValues.id, id)).for('update')
    const [row] = await db.select({ jobs: jobCount, isInAlert }).from(lookupValues).where(eq(lookupValues.id, id))
    if (row && (row.jobs > 0 || row.isInAlert)) throw new ConflictError('lookupInUse')
    await db.delete(lookupValues).where(eq(lookupValues.id, id))
  },
  actions: { hide: (db, id) => setShown(db, id, false), show: (db, id) => setShown(db, id, true) },
}

const toColumns = ({ lookup, name, position, is_shown: isShown, slug }: Values) => ({
  lookup,
  name,
  position,
  isShown,
  slug: toStoredSlug({ slug, name }),
})

async function setShown(db: Transaction, id: number, isShown: boolean): Promise<void> {
  await db.update(lookupValues).set({ isShown }).where(eq(lookupValues.id, id))
}
