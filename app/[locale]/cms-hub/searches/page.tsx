import { cookies } from 'next/headers'
import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { firstValue } from '@/app/compose/search-value'
import { SearchReportPage } from '@/features/editor/hub/search-report-page'
import { read } from '@/lib/api/read'
import { isLocale } from '@/lib/contract/locale'
import { searchReportPeriods, searchReportSchema } from '@/lib/contract/search-report'

export const generateMetadata = hubScreenMetadata('searches')

export default async function SearchesScreen({ params, searchParams }: RouteProps) {
  const locale = await localeOf(params)
  const { days: daysValue, language: languageValue } = await searchParams
  const asked = firstValue(languageValue)
  const language = asked !== null && isLocale(asked) ? asked : null
  const days = searchReportPeriods.find((period) => period === firstValue(daysValue)) ?? '30'
  const report = await read(`/${locale}/api/search-report/`, searchReportSchema, {
    params: { days, ...(language && { language }) },
    cookie: (await cookies()).toString(),
  })
  return (
    <HubScreenView screen="searches" locale={locale}>
      <SearchReportPage {...{ locale, days, language }} report={report.ok ? report.value : null} />
    </HubScreenView>
  )
}
