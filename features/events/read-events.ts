import { listPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { lineOf } from './event-line'

/** Creates what reads pages of GET api/events/, as far as the calendar shows them. */
export function eventsReader(locale: Locale, by?: Ask) {
  return listPartReader((item) => lineOf(item, locale), by)
}
