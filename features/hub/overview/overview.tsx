'use client'

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { ReadFailure } from '@/components/ui/read-failure'
import type { Locale } from '@/lib/contract/common/locale'
import { timeFormat } from '../page-tree/page-status'
import { brokenLinksQuery, openFeedbackQuery, plannedQuery, recentQuery } from '../queries'
import { BrokenLine } from './broken-line'
import { Line } from './line'
import styles from './overview.module.css'

/** The number of entries shown initially in each list. */
const initialCount = 6

interface OverviewProps {
  locale: Locale
  onPublishMany: () => void
}

/** Recent changes, drafts, open reviews and comments, schedules and broken links. */
export function Overview({ locale: language, onPublishMany }: OverviewProps) {
  const t = useTranslations('hub.overview')
  const recentChanges = useQuery(recentQuery(language))
  const plannedPages = useQuery(plannedQuery(language))
  const brokenLinks = useQuery(brokenLinksQuery(language))
  const renderTime = useTimeRenderer()
  return (
    <div className={styles.overview}>
      <LineList title={t('recent')} query={recentChanges} emptyText={t('nothingRecent')}>
        {(recentChanges.data ?? []).map(({ id, locale, title, url, changed_at, by }) => (
          <Line key={`${id} ${locale}`} locale={locale} title={title} url={url}>
            {by}, {renderTime(changed_at)}
          </Line>
        ))}
      </LineList>
      <LineList title={t('drafts')} query={plannedPages} emptyText={t('nothingDrafted')}>
        {(plannedPages.data?.drafts ?? []).map(({ id, locale, title, url, state }) => (
          <Line key={`${id} ${locale}`} locale={locale} title={title} url={url}>
            {t(state === 'offline' ? 'neverShown' : 'changed')}
          </Line>
        ))}
      </LineList>
      {(plannedPages.data?.drafts.length ?? 0) > 1 && <Button onClick={onPublishMany}>{t('publishMany')}</Button>}
      <FeedbackLists locale={language} />
      <LineList title={t('next')} query={plannedPages} emptyText={t('nothingNext')}>
        {(plannedPages.data?.steps ?? []).map(({ id, locale, title, url, kind, at, is_unconfirmed }) => (
          <Line key={`${id} ${locale} ${kind}`} locale={locale} title={title} url={url}>
            {t(kind)}, {renderTime(at)}
            {is_unconfirmed && <>, {t('unconfirmed')}</>}
          </Line>
        ))}
      </LineList>
      <LineList title={t('broken')} query={brokenLinks} emptyText={t('nothingBroken')}>
        {(brokenLinks.data ?? []).map((link) => (
          <BrokenLine key={JSON.stringify([link.url, link.place])} locale={language} {...link} />
        ))}
      </LineList>
    </div>
  )
}

/** Open reviews and comments. Hidden if the backend does not support them. */
function FeedbackLists({ locale: language }: { locale: Locale }) {
  const t = useTranslations('hub.overview')
  const query = useQuery(openFeedbackQuery(language))
  const renderTime = useTimeRenderer()
  if (query.error?.failure.status === 404) return null
  return (
    <>
      <LineList title={t('reviews')} query={query} emptyText={t('nothingToReview')}>
        {(query.data?.reviews ?? []).map(({ id, locale, title, url, requested_by, requested_at, is_mine }) => (
          <Line key={`${id} ${locale}`} locale={locale} title={title} url={url} panel="comments">
            {t(is_mine ? 'askedYou' : 'asked', { by: requested_by ?? '' })}, {renderTime(requested_at)}
          </Line>
        ))}
      </LineList>
      <LineList title={t('comments')} query={query} emptyText={t('nothingCommented')}>
        {(query.data?.comments ?? []).map(({ id, locale, title, url, count, latest_at }) => (
          <Line key={`${id} ${locale}`} locale={locale} title={title} url={url} panel="comments">
            {t('open', { count })}, {renderTime(latest_at)}
          </Line>
        ))}
      </LineList>
    </>
  )
}

function useTimeRenderer() {
  const format = useFormatter()
  return (time: string) => <time dateTime={time}>{format.dateTime(new Date(time), timeFormat)}</time>
}

interface LineListProps {
  title: string
  query: UseQueryResult
  emptyText: string
  children: ReactNode[]
}

function LineList({ title, query, emptyText, children }: LineListProps) {
  const t = useTranslations('hub.overview')
  const remainingEntries = children.slice(initialCount)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? (
        <>
          {!query.isError && <p>{query.isPending ? t('loading') : emptyText}</p>}
          <ReadFailure query={query} />
        </>
      ) : (
        <ul>{children.slice(0, initialCount)}</ul>
      )}
      {remainingEntries.length > 0 && (
        <Disclosure summary={t('rest', { count: remainingEntries.length })}>
          <ul>{remainingEntries}</ul>
        </Disclosure>
      )}
    </section>
  )
}
