import type { PageDraft } from '@/lib/contract/pages/page-editing'

/** Returns the date of an article that is not online yet if it is in the future; otherwise null. */
export function findFutureDate({ record, is_online }: Pick<PageDraft, 'record' | 'is_online'>): string | null {
  if (is_online || (record?.type !== 'article' && record?.type !== 'press_release')) return null
  return Date.parse(record.date) > Date.now() ? record.date : null
}
