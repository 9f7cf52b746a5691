import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { jobLookups } from '@/lib/contract/records/job-lookups'
import { id, type Localized } from '../columns'

/** Values of the lookups of job ads. Ads and addresses use the slug. Filled by migrations. */
export const jobLookupValues = pgTable(
  'job_lookup_values',
  {
    id: id(),
    lookup: text({ enum: jobLookups }).notNull(),
    slug: text().notNull(),
    /** Searchable in ads: triggers copy it to `jobs.terms`. */
    name: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
    /** True if forms offer it; existing ads keep hidden values. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [unique('job_lookup_values_slug').on(table.lookup, table.slug)],
)
