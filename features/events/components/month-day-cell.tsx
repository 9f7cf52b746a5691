import type { ReactNode } from 'react'
import { PageLink } from '@/lib/i18n/page-link'
import type { EventLine } from '../event-line'
import type { DayEntry, MonthDay } from '../month-layout'
import type { EventLabelTexts } from './event-lines'
import styles from './month-day-cell.module.css'

/** A day of the month, with texts in the language of the page. */
export interface GridDay extends MonthDay {
  name: string
  /** The id of its first event in the list below the grid; null without events. */
  firstEventId: string | null
  /** The text with the number of events. */
  countText: string
}

export type DayTexts = EventLabelTexts & { today: string }

export interface MonthDayCellProps {
  day: GridDay
  texts: DayTexts
  /** True for the one day that the Tab key reaches; undefined before hydration. */
  isActive?: boolean
  onFocus?: () => void
}

/**
 * A day of the month with its events. On small screens, it displays squares instead of titles, and
 * a link to the list below.
 */
export function MonthDayCell({ day, texts, isActive, onFocus }: MonthDayCellProps) {
  const { lanes, entries, isInMonth, isToday, name, firstEventId, countText } = day
  const tabIndex = isActive === false ? -1 : undefined
  const keys = isInMonth && isActive !== undefined ? { tabIndex: isActive ? 0 : -1, onFocus } : null
  const eventCount = entries.length + lanes.filter(Boolean).length
  return (
    <td
      id={isInMonth ? `d${day.day}` : undefined}
      className={styles.day}
      data-outside={isInMonth ? undefined : ''}
      data-day={isInMonth ? day.day : undefined}
      role={isActive === undefined ? undefined : 'gridcell'}
      {...keys}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.number}>
        <time dateTime={day.day}>
          <span className="visually-hidden">
            {name}
            {isToday && `, ${texts.today}`}
          </span>
          <span aria-hidden="true">{Number(day.day.slice(8))}</span>
        </time>
      </p>
      {firstEventId !== null && (
        <a className={styles.jump} href={`#e${firstEventId}`} tabIndex={tabIndex}>
          <span className="visually-hidden">{countText}</span>
          <Squares count={eventCount} />
        </a>
      )}
      {eventCount > 0 && (
        <ul className={styles.events}>
          {lanes.map((entry, lane) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes have a fixed order.
            <li key={lane} className={styles.lane}>
              {entry && <Bar entry={entry} tabIndex={tabIndex} texts={texts} />}
            </li>
          ))}
          {entries.map((event) => (
            <li key={event.id}>
              <EventLink className={styles.entry} event={event} tabIndex={tabIndex} texts={texts}>
                {event.startTime !== '' && <span className={styles.time}>{event.startTime}</span>}
                <EventName event={event} texts={texts} />
              </EventLink>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

const maxSquares = 3

/** One square for each event, up to a maximum. */
function Squares({ count }: { count: number }) {
  return (
    <span className={styles.squares} aria-hidden="true">
      {Array.from({ length: Math.min(count, maxSquares) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike.
        <span key={index} />
      ))}
    </span>
  )
}

interface EventLinkProps {
  event: EventLine
  className: string | undefined
  tabIndex: number | undefined
  texts: DayTexts
  children: ReactNode
}

function EventLink({ event, texts, children, ...attributes }: EventLinkProps) {
  const title = event.isForMembers ? `${event.title} (${texts.forMembers})` : event.title
  return (
    <PageLink {...attributes} href={event.url} title={title} data-cancelled={event.isCancelled ? '' : undefined}>
      {children}
    </PageLink>
  )
}

interface BarProps {
  entry: DayEntry
  tabIndex: number | undefined
  texts: DayTexts
}

/**
 * The part of a bar that belongs to one day of a longer event. The first part in a week contains
 * the title and is as wide as all parts.
 */
function Bar({ entry: { event, span, isContinued }, tabIndex, texts }: BarProps) {
  return (
    <EventLink className={styles.bar} event={event} tabIndex={tabIndex} texts={texts}>
      <span
        className={span === 0 ? 'visually-hidden' : styles.label}
        data-span={span}
        data-goes-on={isContinued ? '' : undefined}
      >
        <EventName event={event} texts={texts} />
      </span>
    </EventLink>
  )
}

function EventName({ event, texts }: { event: EventLine; texts: DayTexts }) {
  return (
    <>
      {event.isCancelled && <span className="visually-hidden">{texts.cancelled}: </span>}
      {event.isForMembers && <span>({texts.forMembers}) </span>}
      <span className={styles.name}>{event.title}</span>
    </>
  )
}
