import type { PageRecord } from '@/lib/contract/records/page-record'

/** A record, and what it shows, for `Cache-Tag`. */
export interface RecordWithTags<Content extends PageRecord = PageRecord> {
  record: Content
  tags: string[]
}
