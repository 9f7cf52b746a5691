import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobLookupValues } from '@/backend/platform/db/schema/library/job-lookups'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobLookup, jobLookups } from '@/lib/contract/records/job-lookups'
import { lookupMessage } from './messages'

/** Returns the name of a value, or its slug if the value no longer exists. */
export type LookupName = (lookup: JobLookup, slug: string) => string

export async function loadLookupNames(db: Queryable, locale: Locale): Promise<LookupName> {
  // One aggregated row is faster to read than a row for each value.
  const { rows } = await db.execute<{ names: Record<string, string> | null }>(
    sql`SELECT json_object_agg(lookup || ' ' || slug, name ->> ${locale}::text) AS names FROM ${jobLookupValues}`,
  )
  const names = rows[0]?.names ?? {}
  return (lookup, slug) => names[`${lookup} ${slug}`] ?? slug
}

/** Lists the visible values of a field in their order. */
export async function listLookup(
  db: Queryable,
  lookup: JobLookup,
  locale: Locale,
): Promise<{ slug: string; name: string }[]> {
  const rows = await db
    .select({ slug: jobLookupValues.slug, name: jobLookupValues.name })
    .from(jobLookupValues)
    .where(and(eq(jobLookupValues.lookup, lookup), eq(jobLookupValues.isShown, true)))
    .orderBy(asc(jobLookupValues.position), asc(jobLookupValues.id))
  return rows.map(({ slug, name }) => ({ slug, name: name[locale] }))
}

type LookupSlugs = { [Lookup in JobLookup]?: string | null | undefined }

/**
 * Finds the fields with an unknown slug. Accepts hidden values. Locks existing values against
 * deletion until the transaction ends.
 */
export async function findMissingLookups(db: Queryable, slugs: LookupSlugs): Promise<JobLookup[]> {
  const selections = jobLookups.flatMap((lookup) => {
    const slug = slugs[lookup]
    return slug ? [{ lookup, slug }] : []
  })
  if (selections.length === 0) return []
  const pairs = selections.map(({ lookup, slug }) => sql`(${lookup}, ${slug})`)
  const existingRows = await db
    .select({ lookup: jobLookupValues.lookup })
    .from(jobLookupValues)
    .where(sql`(${jobLookupValues.lookup}, ${jobLookupValues.slug}) IN (${sql.join(pairs, sql`, `)})`)
    .for('key share')
  const existingLookups = new Set(existingRows.map(({ lookup }) => lookup))
  return selections.flatMap(({ lookup }) => (existingLookups.has(lookup) ? [] : lookup))
}

/**
 * Asserts that all values of a job ad exist.
 * @throws InvalidFieldsError for the fields without an existing value
 */
export async function requireLookups(db: Queryable, slugs: LookupSlugs, locale: Locale): Promise<void> {
  const missingLookups = await findMissingLookups(db, slugs)
  if (missingLookups.length === 0) return
  const message = [lookupMessage(locale, 'unknown')]
  throw new InvalidFieldsError(Object.fromEntries(missingLookups.map((lookup) => [lookup, message])))
}
