import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { matchingRecordsSchema } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { recordKeys } from '../queries'

/** The first matching records of every record type, and the first matching pages. */
export const everythingQuery = (locale: Locale, search: string) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'everything', locale, search],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search })
      return (await ask(matchingRecordsSchema, `/${locale}/api/administration/search/?${query}`, signal)).results
    },
  })
