import type { ReadListPart } from '@/components/list/list-part'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { DirectoryFilter } from './directory-filter'
import type { DirectoryLine } from './directory-line'

/** So many lines a page of a list has. */
const pageSize = 20

/** What asks the backend comes once more is asked for: the first pages are there already. */
const readInBrowser: ReadListPart<DirectoryLine> = async (address, signal) => {
  const { directoryReader } = await import('./directory-reader')
  return await directoryReader()(address, signal)
}

/** The members that are asked for, by place, from one of the list's pages on. */
export function directoryQuery(
  locale: Locale,
  filter: DirectoryFilter,
  firstPage: number,
  readPart: ReadListPart<DirectoryLine> = readInBrowser,
) {
  const { category, search, region, letter, place } = filter
  const first = new URLSearchParams({ page_size: String(pageSize) })
  const asked = { categories: category, search, region, letter, place }
  for (const [name, value] of Object.entries(asked)) if (value) first.set(name, value)
  if (firstPage > 1) first.set('page', String(firstPage))
  return listQuery(
    ['organizations', locale, filter, firstPage],
    `/${locale}/api/organizations/?${first}`,
    readPart,
  )
}
