import { createListPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { toEventLine } from './event-line'

/** Returns a function that reads pages of GET api/events/. */
export function createEventsReader(locale: Locale, ask?: Ask) {
  return createListPartReader((item) => toEventLine(item, locale), ask)
}
