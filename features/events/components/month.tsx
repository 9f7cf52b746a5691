import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { dayInWords, monthInWords, monthName, weekdayInWords } from '@/lib/time-in-words'
import { type AskedCalendar, calendarPath } from '../calendar-address'
import { addMonths, firstDayOf, isMonth, lastDayOf } from '../days'
import type { EventLine } from '../event-line'
import type { LoadedMonth } from '../loaders'
import { eventsOf, layOutMonth, type MonthDay } from '../month-layout'
import { EventLines, type EventMarkTexts } from './event-lines'
import styles from './month.module.css'
import type { GridDay } from './month-day-cell'
import { MonthGrid } from './month-grid'

export interface MonthProps extends LoadedMonth {
  locale: Locale
  asked: AskedCalendar
  today: string
  marks: EventMarkTexts
}

/** A month: its weeks, in which one goes by keys as well, and below them, on small screens and on paper, its events. */
export function Month({ locale, asked, today, marks, month, events, isCut }: MonthProps) {
  const t = useTranslations('events.month')
  const weeks = layOutMonth(month, events, today)
  const monthAt = (other: string) =>
    isMonth(other)
      ? {
          href: `${calendarPath(locale, { view: 'month', month: other, kind: asked.kind })}#month`,
          title: monthName(other, locale),
        }
      : null
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const ofMonth = events.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
  const gridDay = (day: MonthDay): GridDay => ({
    ...day,
    name: dayInWords(day.day, locale),
    jumpTo: day.isOfMonth ? (eventsOf(day)[0]?.id ?? null) : null,
    count: t('count', { count: eventsOf(day).length }),
  })
  return (
    <section className={styles.month} aria-labelledby="month">
      <MonthGrid
        key={month}
        month={month}
        title={monthInWords(month, locale)}
        weekdays={(weeks[0] ?? []).map(({ day }) => ({
          short: weekdayInWords(day, locale, 'short'),
          long: weekdayInWords(day, locale, 'long'),
        }))}
        weeks={weeks.map((week) => week.map(gridDay))}
        previous={monthAt(addMonths(month, -1))}
        next={monthAt(addMonths(month, 1))}
        current={{
          href: `${calendarPath(locale, { view: 'month', kind: asked.kind })}#month`,
          title: t('current'),
        }}
        texts={{ ...marks, today: t('today'), keys: t('keys'), months: t('months') }}
      />
      {isCut && (
        <p>
          {t('cut')}{' '}
          <PageLink href={calendarPath(locale, { ...asked, view: 'list', month })}>{t('all')}</PageLink>
        </p>
      )}
      <Lines events={ofMonth} marks={marks} empty={t('empty')} />
    </section>
  )
}

function Lines({
  events,
  marks,
  empty,
}: {
  events: readonly EventLine[]
  marks: EventMarkTexts
  empty: string
}) {
  if (events.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.lines}>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id} id={`e${event.id}`}>
            <EventLines event={event} texts={marks} />
          </li>
        ))}
      </ul>
    </div>
  )
}
