import { cookies } from 'next/headers'
import { createHubScreenMetadata, HubScreenView } from '@/app/[locale]/cms-hub/hub-screen'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { getFirstValue } from '@/app/frame/search-value'
import { SearchReportPage } from '@/features/hub/search-report/search-report-page'
import { read } from '@/lib/api/read'
import { isLocale } from '@/lib/contract/common/locale'
import { searchReportPeriods, searchReportSchema } from '@/lib/contract/site/search-report'

export const generateMetadata = createHubScreenMetadata('searches')

export default async function SearchesScreen({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  const { days: daysValue, language: languageValue } = await searchParams
  const requestedLanguage = getFirstValue(languageValue)
  const language = requestedLanguage !== null && isLocale(requestedLanguage) ? requestedLanguage : null
  const days = searchReportPeriods.find((period) => period === getFirstValue(daysValue)) ?? '30'
  const report = await read(`/${locale}/api/search-report/`, searchReportSchema, {
    params: { days, ...(language && { language }) },
    cookie: (await cookies()).toString(),
  })
  return (
    <HubScreenView screen="searches" locale={locale}>
      <SearchReportPage locale={locale} days={days} language={language} report={report.ok ? report.value : null} />
    </HubScreenView>
  )
}
