import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SearchReportView } from '@/features/hub/search-report/search-report-view'
import { isLocale } from '@/lib/contract/common/locale'
import { searchReportPeriods } from '@/lib/contract/site/search-report'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { useParameter } from '@/lib/i18n/plain-navigation'
import { useAdministration } from '../administration-context'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { searchReportQuery } from './queries'
import styles from './reports.module.css'

export function SearchReport() {
  const t = useTranslations('administration.reports')
  const tHub = useTranslations('hub.searches')
  const { locale } = useAdministration()
  const daysParameter = useParameter('days')
  const languageParameter = useParameter('language')
  const days = searchReportPeriods.find((period) => period === daysParameter) ?? '30'
  const language = isLocale(languageParameter) ? languageParameter : null
  const query = { ...searchReportQuery(locale, { days, language }), placeholderData: keepPreviousData }
  const { data = null, error, refetch } = useQuery(query)
  return (
    <>
      <ScreenHead title={t('names.searches')} />
      <p className={styles.lead}>{tHub('text')}</p>
      <SearchReportView
        locale={locale}
        days={days}
        language={language}
        address={toAdministrationAddress(locale, 'searches')}
        report={data}
        fallback={
          error ? (
            <ReadProblem failure={error.failure} onRetry={() => void refetch()} />
          ) : (
            <p role="status">{t('loading')}</p>
          )
        }
      />
    </>
  )
}
