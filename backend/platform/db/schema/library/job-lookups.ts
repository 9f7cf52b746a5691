import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { jobLookups } from '@/lib/contract/records/job-lookups'
import { id, type Localized } from '../columns'

/**
 * Values of the lookup fields of job ads. Ads and addresses contain the slug. Migrations add the
 * first values.
 */
export const jobLookupValues = pgTable(
  'job_lookup_values',
  {
    id: id(),
    lookup: text({ enum: jobLookups }).notNull(),
    slug: text().notNull(),
    /** Triggers copy the name to `jobs.terms`, so that searches for ads find it. */
    name: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
    /** True if forms offer the value. Existing ads keep a hidden value. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [unique('job_lookup_values_slug').on(table.lookup, table.slug)],
)
