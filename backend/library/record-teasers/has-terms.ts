import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { articleCategories, articleTags } from '@/backend/platform/db/schema/content/articles'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { findMissingLookups } from '../job-lookups/lookup-values'

/** Returns true if the category and tag of a selection exist. */
export async function hasTerms(db: Queryable, selection: RecordSelection): Promise<boolean> {
  if (selection.source === 'jobs') {
    const { category } = selection
    return category === null || (await findMissingLookups(db, { category })).length === 0
  }
  if (selection.source !== 'debate' && selection.source !== 'press') return true
  const { source: section, category } = selection
  const tag = 'tag' in selection ? selection.tag : null
  const categories =
    category === null
      ? null
      : await db
          .select({ id: articleCategories.id })
          .from(articleCategories)
          .where(and(eq(articleCategories.id, category), eq(articleCategories.section, section)))
  const tags =
    tag === null ? null : await db.select({ id: articleTags.id }).from(articleTags).where(eq(articleTags.id, tag))
  return [categories, tags].every((rows) => rows === null || rows.length > 0)
}
