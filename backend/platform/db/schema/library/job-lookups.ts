import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { jobLookups } from '@/lib/contract/records/job-lookups'
import { id, type Localized } from '../columns'

/** Values of lookup fields. Ads and URLs contain the slug. Migrations insert the first values. */
export const jobLookupValues = pgTable(
  'job_lookup_values',
  {
    id: id(),
    lookup: text({ enum: jobLookups }).notNull(),
    slug: text().notNull(),
    /** Triggers copy it to `jobs.terms` for searches. */
    name: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
    /** True if forms offer the value. Ads keep a hidden value. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [unique('job_lookup_values_slug').on(table.lookup, table.slug)],
)
