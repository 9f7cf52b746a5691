'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { PageLink } from '@/lib/i18n/page-link'
import { usePlainRouter } from '@/lib/i18n/plain-navigation'
import { getFirstDay, getLastDay } from '../days'
import { findDayByKey } from './day-navigation'
import { type DayTexts, type GridDay, MonthDayCell } from './month-day-cell'
import styles from './month-grid.module.css'

interface MonthLink {
  href: string
  title: string
}

export interface MonthGridProps {
  month: string
  title: string
  weekdays: readonly { short: string; long: string }[]
  weeks: readonly (readonly GridDay[])[]
  /** The links to the adjacent months; null if the calendar does not display them. */
  previous: MonthLink | null
  next: MonthLink | null
  current: MonthLink
  texts: DayTexts & { keys: string; months: string }
}

/**
 * The weeks of a month as a table of links. After hydration it is a grid: Tab moves to one day and
 * its events, and the arrow keys move to other days and months.
 */
export function MonthGrid({ month, title, weekdays, weeks, texts, ...links }: MonthGridProps) {
  const isHydrated = useHydrated()
  const router = usePlainRouter()
  const days = weeks.flat()
  const [activeDay, setActiveDay] = useState(
    () => days.find(({ isToday, isInMonth }) => isToday && isInMonth)?.day ?? getFirstDay(month),
  )
  const section = useRef<HTMLDivElement>(null)
  const findCell = (day: string) => section.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  // After the arrow keys have led to another month, focuses the day.
  useEffect(() => {
    const { hash } = window.location
    if (hash.startsWith('#d')) section.current?.querySelector<HTMLElement>(`[data-day="${hash.slice(2)}"]`)?.focus()
  }, [])

  function moveTo(day: string) {
    if (day >= getFirstDay(month) && day <= getLastDay(month)) return findCell(day)?.focus()
    const adjacentMonth = day < getFirstDay(month) ? links.previous : links.next
    if (adjacentMonth) router.push(`${adjacentMonth.href.split('#')[0]}#d${day}`)
  }

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const cell = event.target instanceof HTMLElement ? event.target : null
    if (cell?.dataset.day === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      return [...cell.querySelectorAll('a')].find((link) => link.checkVisibility?.() ?? true)?.focus()
    }
    const day = findDayByKey(event.key, cell.dataset.day)
    if (day === null) return
    event.preventDefault()
    moveTo(day)
  }

  return (
    <div ref={section}>
      <div className={styles.head}>
        <h2 id="month" className={styles.title}>
          {title}
        </h2>
        <nav className={styles.months} aria-label={texts.months}>
          {links.previous && (
            <PageLink href={links.previous.href} rel="prev nofollow">
              <span aria-hidden="true">←</span> {links.previous.title}
            </PageLink>
          )}
          <PageLink href={links.current.href}>{links.current.title}</PageLink>
          {links.next && (
            <PageLink href={links.next.href} rel="next nofollow">
              {links.next.title} <span aria-hidden="true">→</span>
            </PageLink>
          )}
        </nav>
      </div>
      {/* A grid only after hydration: without scripts its arrow keys do not work. */}
      <table
        className={styles.grid}
        role={isHydrated ? 'grid' : undefined}
        aria-labelledby="month"
        aria-describedby={isHydrated ? 'month-keys' : undefined}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <MonthDayCell
                  key={day.day}
                  day={day}
                  texts={texts}
                  {...(isHydrated && { isActive: day.day === activeDay, onFocus: () => setActiveDay(day.day) })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="month-keys" hidden>
        {texts.keys}
      </p>
    </div>
  )
}
