import { and, eq, inArray } from 'drizzle-orm'
import type { Audience, Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageRecord } from '@/lib/contract/records/page-record'
import type { RecordType } from '@/lib/contract/records/record'
import { readPublishedPage } from './published-page'

/** The fields that a record of this type has in addition to those of its page. */
type RecordOf<Type extends RecordType, Kind = PageRecord> = Kind extends { type: infer KindTypes }
  ? Type extends KindTypes
    ? Kind
    : never
  : never

export interface PublishedRecord<Type extends RecordType> {
  page: Page
  record: RecordOf<Type>
  /** The cache tags of the page and the record. */
  tags: string[]
}

/**
 * Finds a published record of one of the types, with its page; null if it was never published.
 * @param admit as for `readPublishedPage`
 */
export async function findPublishedRecord<Type extends RecordType>(
  db: Queryable,
  { id, locale, types }: { id: number; locale: Locale; types: readonly Type[] },
  admit: (audience: Audience) => Promise<Viewer>,
): Promise<PublishedRecord<Type> | null> {
  const [publication] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(
      and(eq(publications.pageId, id), eq(publications.locale, locale), inArray(publications.contentType, [...types])),
    )
  const publishedPage = publication ? await readPublishedPage(db, locale, publication.path, admit) : null
  if (!publishedPage) return null
  const { page, tags } = publishedPage
  return page.record && hasType(page.record, types) ? { page, record: page.record, tags } : null
}

function hasType<Type extends RecordType>(
  record: PageRecord,
  types: readonly Type[],
): record is RecordOf<Type> & PageRecord {
  return types.some((type) => type === record.type)
}
