import { pageActions } from '@/lib/contract/administration/page-records'
import type { RecordType } from '@/lib/contract/record'
import type { RecordAction } from '../administration/administered'
import { publishRecord, unpublishRecord } from './write-record-texts'

/** What the administration does with the pages of records, beside deleting them. */
export function pageRecordActions(
  types: readonly RecordType[],
): Record<'publish' | 'unpublish', RecordAction> {
  return {
    async publish(db, pageId, sent, author) {
      const { at } = pageActions.publish.parse(sent)
      await publishRecord(db, { types, pageId, at: at === null ? null : new Date(at) }, author)
    },
    async unpublish(db, pageId, _sent, author) {
      await unpublishRecord(db, { types, pageId }, author)
    },
  }
}
