import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { administrationRightsSchema } from '@/lib/contract/administration/rights'
import type { Locale } from '@/lib/contract/common/locale'
import { type SearchReportPeriod, searchReportSchema } from '@/lib/contract/site/search-report'
import { recordKeys } from '../queries'

export const rightsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'rights', locale],
    queryFn: ({ signal }) => ask(administrationRightsSchema, `/${locale}/api/administration/rights/`, signal),
  })

/** The searches of visitors in the last days, in one language or (with null) in both. */
export const searchReportQuery = (
  locale: Locale,
  { days, language }: { days: SearchReportPeriod; language: Locale | null },
) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'searches', locale, days, language],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ days, ...(language && { language }) })
      return ask(searchReportSchema, `/${locale}/api/search-report/?${query}`, signal)
    },
    staleTime: 0,
  })
