import 'server-only'
import { loadList } from '@/components/list/load-list'
import { askAsEverybody } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { type Place, placesSchema } from '@/lib/contract/pages/organization'
import type { DirectoryFilter } from './directory-filter'
import { directoryQuery } from './directory-query'
import { directoryReader } from './directory-reader'

/** Reads the pages of members that an address with this page number shows; null where they cannot be read. */
export const loadDirectory = (locale: Locale, filter: DirectoryFilter, page: number) =>
  loadList(page, (firstPage) => directoryQuery(locale, filter, firstPage, directoryReader(askAsEverybody)))

/** The places of all members, or of those that are searched for; null where they cannot be read. */
export async function loadPlaces(locale: Locale, search = ''): Promise<Place[] | null> {
  const answer = await read(
    `/${locale}/api/places/`,
    placesSchema,
    search === '' ? {} : { params: { search } },
  )
  return answer.ok ? answer.value : null
}
