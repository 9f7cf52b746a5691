import type { ReadListPart } from '@/components/list/list-part'
import { createListQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { DirectoryFilter } from './directory-filter'
import type { DirectoryLine } from './directory-line'

/** The number of lines in a page of a list. */
const pageSize = 20

/** Reads a further page in the browser. Its code is loaded on demand. */
const readInBrowser: ReadListPart<DirectoryLine> = async (address, signal) => {
  const { createDirectoryReader } = await import('./directory-reader')
  return await createDirectoryReader()(address, signal)
}

/** Returns the query of a list of organizations by place, starting at one of its pages. */
export function directoryQuery(
  locale: Locale,
  filter: DirectoryFilter,
  firstPage: number,
  readPart: ReadListPart<DirectoryLine> = readInBrowser,
) {
  const { category, search, region, letter, place } = filter
  const params = new URLSearchParams({ page_size: String(pageSize) })
  const filters = { categories: category, search, region, letter, place }
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (firstPage > 1) params.set('page', String(firstPage))
  return createListQuery(
    ['organizations', locale, filter, firstPage],
    `/${locale}/api/organizations/?${params}`,
    readPart,
  )
}
