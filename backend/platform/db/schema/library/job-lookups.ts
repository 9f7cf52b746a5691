import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { jobLookups } from '@/lib/contract/records/job-lookups'
import { id, type Localized } from '../columns'

/** The values of the lookups of job ads: ads have the slug, by which addresses know it as well. Migrations have filled it. */
export const jobLookupValues = pgTable(
  'job_lookup_values',
  {
    id: id(),
    lookup: text({ enum: jobLookups }).notNull(),
    slug: text().notNull(),
    /** Searches find ads by it: triggers write it into them (`jobs.terms`). */
    name: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
    /** Whether forms offer it; ads that have it keep it. */
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [unique('job_lookup_values_slug').on(table.lookup, table.slug)],
)
