import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { BrokenLine } from '@/features/editor/hub/broken-line'
import { brokenLinksQuery } from '@/features/editor/hub/queries'
import { useAdministration } from '../administration-context'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import styles from './reports.module.css'

/** Links of the site that lead visitors to nothing, each with the way to where it is mended. */
export function BrokenLinksReport() {
  const t = useTranslations('administration.reports')
  const overview = useTranslations('hub.overview')
  const { locale } = useAdministration()
  const { data, error, refetch } = useQuery({ ...brokenLinksQuery(locale), staleTime: 0 })
  return (
    <>
      <ScreenHead title={t('names.broken-links')} />
      <p className={styles.lead}>{t('brokenLinks')}</p>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{overview('loading')}</p>}
      {data?.length === 0 && <p>{overview('nothingBroken')}</p>}
      <ul className={styles.list}>
        {data?.map((link) => (
          <BrokenLine key={JSON.stringify([link.url, link.place])} locale={locale} {...link} />
        ))}
      </ul>
    </>
  )
}
