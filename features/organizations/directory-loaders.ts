import 'server-only'
import { loadList } from '@/components/list/load-list'
import { askAsAnonymous } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { type Place, placesSchema } from '@/lib/contract/pages/organization'
import type { DirectoryFilter } from './directory-filter'
import { directoryQuery } from './directory-query'
import { createDirectoryReader } from './directory-reader'

/** Loads the pages of a list up to a page number; null after a failure. */
export const loadDirectory = (locale: Locale, filter: DirectoryFilter, page: number) =>
  loadList(page, (firstPage) => directoryQuery(locale, filter, firstPage, createDirectoryReader(askAsAnonymous)))

/** Loads the places of all members or of search results; null after a failure. */
export async function loadPlaces(locale: Locale, search = ''): Promise<Place[] | null> {
  const response = await read(`/${locale}/api/places/`, placesSchema, search === '' ? {} : { params: { search } })
  return response.ok ? response.value : null
}
