import type { PageRecord } from '@/lib/contract/records/page-record'

export interface RecordWithTags<Content extends PageRecord = PageRecord> {
  record: Content
  tags: string[]
}
