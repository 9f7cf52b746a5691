import { useTranslations } from 'next-intl'
import { useListTexts } from '@/components/list/use-list-texts'
import { QueryProvider } from '@/components/query/query-provider'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { eventKinds, eventKindTitles } from '@/lib/contract/records/event-record'
import { formatMonth } from '@/lib/time-in-words'
import { type CalendarQuery, calendarPath } from '../calendar-address'
import type { LoadedEvents, LoadedMonth } from '../loaders'
import styles from './calendar.module.css'
import { EventList } from './event-list'
import { Month } from './month'
import { Subscription } from './subscription'

/** The loaded content of the calendar; null if it could not be loaded. */
export type CalendarContent =
  | { type: 'list'; loaded: LoadedEvents | null }
  | { type: 'month'; loaded: LoadedMonth | null }

export interface CalendarProps {
  locale: Locale
  query: CalendarQuery
  today: string
  content: CalendarContent
  /** The origin of the site, such as `https://example.org`. */
  origin: string
}

/** The calendar: links to its views, filters, events, and the instructions for subscribing. */
export function Calendar({ locale, query, today, content, origin }: CalendarProps) {
  const t = useTranslations('events')
  const { view, month, kind } = query
  const views = [
    { view: 'list', title: t('views.list') },
    { view: 'month', title: t('views.month') },
    { view: 'past', title: t('views.past') },
  ] as const
  return (
    <div className={styles.calendar} data-wide={content.type === 'month' ? '' : undefined}>
      <div className={styles.filters}>
        <FilterLinks
          label={t('views.label')}
          links={views.map(({ view: linkedView, title }) => ({
            href: calendarPath(locale, { view: linkedView, kind }),
            title,
            isCurrent: linkedView === view,
          }))}
        />
        <FilterLinks
          label={t('kinds')}
          isDense
          links={[null, ...eventKinds].map((linkedKind) => ({
            href: calendarPath(locale, { view, month, kind: linkedKind }),
            title: linkedKind === null ? t('all') : eventKindTitles[linkedKind][locale],
            isCurrent: linkedKind === kind,
          }))}
        />
      </div>
      {view === 'list' && month !== null && (
        <h2 className={styles.title}>{t('from', { month: formatMonth(month, locale) })}</h2>
      )}
      <Events locale={locale} query={query} today={today} content={content} />
      <Subscription locale={locale} kind={kind} origin={origin} />
    </div>
  )
}

function Events({ locale, query, today, content }: Omit<CalendarProps, 'origin'>) {
  const t = useTranslations('events')
  const tList = useTranslations('list')
  const currentEmpty = query.kind === null ? 'empty.all' : 'empty.list'
  const texts = useListTexts(t(query.view === 'past' ? 'empty.past' : currentEmpty))
  const labelTexts = { cancelled: t('cancelled'), forMembers: t('forMembers') }
  if (content.loaded === null) return <p role="alert">{tList('unreadable')}</p>
  if (content.type === 'month')
    return <Month locale={locale} query={query} today={today} labelTexts={labelTexts} {...content.loaded} />
  const { filter, list } = content.loaded
  return (
    <QueryProvider dehydratedState={list.dehydratedState}>
      <EventList
        locale={locale}
        filter={filter}
        texts={texts}
        labelTexts={labelTexts}
        href={calendarPath(locale, query)}
        firstPage={list.firstPage}
        digest={list.digest}
      />
    </QueryProvider>
  )
}
