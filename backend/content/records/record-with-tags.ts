import type { PageRecord } from '@/lib/contract/records/page-record'

/** A record with the cache tags of its content. */
export interface RecordWithTags<Content extends PageRecord = PageRecord> {
  record: Content
  tags: string[]
}
