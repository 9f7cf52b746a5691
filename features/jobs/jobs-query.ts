import type { ReadListPart } from '@/components/list/list-part'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/locale'
import type { JobLine } from './job-line'

/** So many lines a page of the board has. */
const pageSize = 20

/** What asks the backend comes once more is asked for: the first pages are there already. */
function readInBrowser(locale: Locale): ReadListPart<JobLine> {
  return async (address, signal) => {
    const { jobsReader } = await import('./jobs-reader')
    return await jobsReader(locale)(address, signal)
  }
}

/**
 * The ads that are asked for, from one of the list's pages on.
 * @param parameters what the list is narrowed to
 */
export function jobsQuery(
  locale: Locale,
  parameters: Readonly<Record<string, string>>,
  firstPage: number,
  readPart: ReadListPart<JobLine> = readInBrowser(locale),
) {
  const first = new URLSearchParams({ ...parameters, page_size: String(pageSize) })
  if (firstPage > 1) first.set('page', String(firstPage))
  return listQuery(['jobs', locale, parameters, firstPage], `/${locale}/api/jobs/?${first}`, readPart)
}
