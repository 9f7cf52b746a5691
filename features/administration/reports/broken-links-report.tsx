import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { BrokenLine } from '@/features/hub/overview/broken-line'
import { linkCheckQuery } from '@/features/hub/queries'
import { call } from '@/lib/api/call'
import { linkCheckSchema, maxBrokenLinks } from '@/lib/contract/pages/page-tree'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import styles from './reports.module.css'

export function BrokenLinksReport() {
  const t = useTranslations('administration.reports')
  const tOverview = useTranslations('hub.overview')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()
  const query = { ...linkCheckQuery(locale), staleTime: 0 }
  const { data, error, refetch } = useQuery(query)
  const [isChecking, setChecking] = useState(false)

  async function checkNow(): Promise<void> {
    if (isChecking) return
    setChecking(true)
    const path = `/${locale}/pageeditor-api/link-check/`
    const result = await callWithLogin(() => call(linkCheckSchema, { method: 'POST', path }))
    setChecking(false)
    if (!result.ok) return notify({ kind: 'error', text: describeFailure(result.failure), isLasting: true })
    client.setQueryData(query.queryKey, result.value)
    notify({ kind: 'success', text: t('checked', { count: result.value.links.length }) })
  }

  return (
    <>
      <ScreenHead title={t('names.broken-links')}>
        <Button isDisabled={isChecking} onClick={() => void checkNow()}>
          {t('checkNow')}
        </Button>
      </ScreenHead>
      <p className={styles.lead}>
        {t('brokenLinks')}{' '}
        {data?.checked_at && t('lastCheck', { time: formatDateTime(new Date(data.checked_at), locale) })}
      </p>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{tOverview('loading')}</p>}
      {data?.links.length === 0 && data.checked_at !== null && <p>{tOverview('nothingBroken')}</p>}
      {data && data.links.length >= maxBrokenLinks && <p>{t('moreLinks', { count: maxBrokenLinks })}</p>}
      {data && data.links.length > 0 && (
        <ul className={styles.list}>
          {data.links.map((link) => (
            <BrokenLine key={JSON.stringify([link.url, link.place])} locale={locale} {...link} />
          ))}
        </ul>
      )}
    </>
  )
}
