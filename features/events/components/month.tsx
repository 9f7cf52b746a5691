import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate, formatMonth, formatWeekday, getMonthName } from '@/lib/time-in-words'
import { type CalendarQuery, calendarPath } from '../calendar-address'
import { addMonths, getFirstDay, getLastDay, isMonth } from '../days'
import type { EventLine } from '../event-line'
import type { LoadedMonth } from '../loaders'
import { getDayEvents, layOutMonth, type MonthDay } from '../month-layout'
import { type EventLabelTexts, EventLines } from './event-lines'
import styles from './month.module.css'
import type { GridDay } from './month-day-cell'
import { MonthGrid } from './month-grid'

export interface MonthProps extends LoadedMonth {
  locale: Locale
  query: CalendarQuery
  today: string
  labelTexts: EventLabelTexts
}

/** A month of the calendar: a grid, and a list for small screens and printing. */
export function Month({ locale, query, today, labelTexts, month, events, isTruncated }: MonthProps) {
  const t = useTranslations('events.month')
  const weeks = layOutMonth(month, events, today)
  const toMonthLink = (linkedMonth: string) =>
    isMonth(linkedMonth)
      ? {
          href: `${calendarPath(locale, { view: 'month', month: linkedMonth, kind: query.kind })}#month`,
          title: getMonthName(linkedMonth, locale),
        }
      : null
  const [first, last] = [getFirstDay(month), getLastDay(month)]
  const monthEvents = events.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
  const toGridDay = (day: MonthDay): GridDay => ({
    ...day,
    name: formatDate(day.day, locale),
    firstEventId: day.isInMonth ? (getDayEvents(day)[0]?.id ?? null) : null,
    countText: t('count', { count: getDayEvents(day).length }),
  })
  return (
    <section className={styles.month} aria-labelledby="month">
      <MonthGrid
        key={month}
        month={month}
        title={formatMonth(month, locale)}
        weekdays={(weeks[0] ?? []).map(({ day }) => ({
          short: formatWeekday(day, locale, 'short'),
          long: formatWeekday(day, locale, 'long'),
        }))}
        weeks={weeks.map((week) => week.map(toGridDay))}
        previous={toMonthLink(addMonths(month, -1))}
        next={toMonthLink(addMonths(month, 1))}
        current={{
          href: `${calendarPath(locale, { view: 'month', kind: query.kind })}#month`,
          title: t('current'),
        }}
        texts={{ ...labelTexts, today: t('today'), keys: t('keys'), months: t('months') }}
      />
      {isTruncated && (
        <p>
          {t('cut')} <PageLink href={calendarPath(locale, { ...query, view: 'list', month })}>{t('all')}</PageLink>
        </p>
      )}
      <Lines events={monthEvents} labelTexts={labelTexts} empty={t('empty')} />
    </section>
  )
}

function Lines({
  events,
  labelTexts,
  empty,
}: {
  events: readonly EventLine[]
  labelTexts: EventLabelTexts
  empty: string
}) {
  if (events.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.lines}>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id} id={`e${event.id}`}>
            <EventLines event={event} texts={labelTexts} />
          </li>
        ))}
      </ul>
    </div>
  )
}
