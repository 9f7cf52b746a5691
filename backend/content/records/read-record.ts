import type { Queryable } from '@/backend/platform/db/client'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { isRecordType, type RecordType } from '@/lib/contract/records/record'
import { readArticleRecord } from './read-article-record'
import { readEventRecord } from './read-event-record'
import { readOrganizationRecord } from './read-organization-record'
import type { RecordWithTags } from './record-with-tags'

type Reader = (db: Queryable, pageId: number, locale: Locale) => Promise<RecordWithTags | null>

const readers: Readonly<Record<RecordType, Reader>> = {
  article: readArticleRecord,
  press_release: readArticleRecord,
  organization: readOrganizationRecord,
  event: readEventRecord,
}

/** Reads the record of a page in one language, with its cache tags; null for a page of the tree. */
export async function readRecord(
  db: Queryable,
  { id, contentType }: { id: number; contentType: string },
  locale: Locale,
): Promise<{ record: PageRecord | null; tags: string[] }> {
  if (!isRecordType(contentType)) return { record: null, tags: [] }
  const result = await readers[contentType](db, id, locale)
  return { record: result?.record ?? null, tags: [cacheTags.record(id), ...(result?.tags ?? [])] }
}
