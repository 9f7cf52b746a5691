import { eq } from 'drizzle-orm'
import { presentDirectories } from '@/backend/library/downloads/presenter'
import { findDirectory, listDirectoryFiles } from '@/backend/library/downloads/store'
import { presentPerson } from '@/backend/library/persons/presenter'
import { findPerson } from '@/backend/library/persons/store'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import { toBerlinIso } from '@/lib/datetime'
import { loadTerms, sectionTypes } from './article-terms'
import type { RecordWithTags } from './record-with-tags'

/**
 * Reads the fields that an article or press release stores in addition to those of its page; null
 * if it does not exist.
 */
export async function readArticleRecord(
  db: Queryable,
  pageId: number,
  locale: Locale,
): Promise<RecordWithTags<ArticleRecord> | null> {
  const [row] = await db.select().from(articles).where(eq(articles.pageId, pageId))
  if (!row) return null
  const terms = await loadTerms(db, [pageId], locale)
  const contact = row.contactId === null ? undefined : await findPerson(db, row.contactId)
  return {
    record: {
      type: sectionTypes[row.section],
      section: row.section,
      author: row.author,
      date: toBerlinIso(row.date),
      categories: terms.getCategories(pageId),
      tags: terms.getTags(pageId),
      contact: contact ? presentPerson(contact, locale) : null,
      attachments: row.directoryId === null ? null : await readAttachments(db, row.directoryId, locale),
    },
    tags: [
      cacheTags.articleTerms,
      ...(row.contactId === null ? [] : [cacheTags.person(row.contactId)]),
      ...(row.directoryId === null ? [] : [cacheTags.downloads]),
    ],
  }
}

/** Reads a directory with its files; null if the directory is only for members. */
async function readAttachments(
  db: Queryable,
  directoryId: number,
  locale: Locale,
): Promise<ArticleRecord['attachments']> {
  const directoryRow = await findDirectory(db, directoryId, false)
  if (!directoryRow) return null
  const [directory = null] = presentDirectories([directoryRow], await listDirectoryFiles(db, [directoryId]), locale)
  return directory
}
