import { useTranslations } from 'next-intl'
import { useListTexts } from '@/components/list/use-list-texts'
import { QueryProvider } from '@/components/query/query-provider'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { eventKinds, eventKindTitles } from '@/lib/contract/records/event-record'
import { monthInWords } from '@/lib/time-in-words'
import { type AskedCalendar, calendarPath } from '../calendar-address'
import type { LoadedEvents, LoadedMonth } from '../loaders'
import styles from './calendar.module.css'
import { EventList } from './event-list'
import { Month } from './month'
import { Subscription } from './subscription'

/** What a calendar shows; null where it cannot be read. */
export type CalendarContent =
  | { type: 'list'; loaded: LoadedEvents | null }
  | { type: 'month'; loaded: LoadedMonth | null }

export interface CalendarProps {
  locale: Locale
  asked: AskedCalendar
  today: string
  content: CalendarContent
  /** The site's origin. */
  origin: string
}

/** The calendar: how it can be shown, what it can be filtered by, its events, and how to subscribe to them. */
export function Calendar({ locale, asked, today, content, origin }: CalendarProps) {
  const t = useTranslations('events')
  const { view, month, kind } = asked
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
          links={views.map(({ view: other, title }) => ({
            href: calendarPath(locale, { view: other, kind }),
            title,
            isCurrent: other === view,
          }))}
        />
        <FilterLinks
          label={t('kinds')}
          isDense
          links={[null, ...eventKinds].map((other) => ({
            href: calendarPath(locale, { view, month, kind: other }),
            title: other === null ? t('all') : eventKindTitles[other][locale],
            isCurrent: other === kind,
          }))}
        />
      </div>
      {view === 'list' && month !== null && (
        <h2 className={styles.title}>{t('from', { month: monthInWords(month, locale) })}</h2>
      )}
      <Events locale={locale} asked={asked} today={today} content={content} />
      <Subscription locale={locale} kind={kind} origin={origin} />
    </div>
  )
}

function Events({ locale, asked, today, content }: Omit<CalendarProps, 'origin'>) {
  const t = useTranslations('events')
  const tList = useTranslations('list')
  const texts = useListTexts(t(asked.view === 'past' ? 'empty.past' : 'empty.list'))
  const marks = { cancelled: t('cancelled'), forMembers: t('forMembers') }
  if (content.loaded === null) return <p role="alert">{tList('unreadable')}</p>
  if (content.type === 'month')
    return <Month locale={locale} asked={asked} today={today} marks={marks} {...content.loaded} />
  const { filter, list } = content.loaded
  return (
    <QueryProvider state={list.state}>
      <EventList
        locale={locale}
        filter={filter}
        texts={texts}
        marks={marks}
        href={calendarPath(locale, asked)}
        firstPage={list.firstPage}
      />
    </QueryProvider>
  )
}
