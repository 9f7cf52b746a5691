import { describe, expect, it } from 'vitest'
import { createDaysLine, createEventLine } from './event.fixture'
import type { EventLine } from './event-line'
import { layOutMonth } from './month-layout'

const today = '2026-11-23'

/**
 * Returns the content of the days of a month: lanes, then entries. `Name*3` is a name over three
 * days, `>` marks an event that continues in the next week, `-` is an empty lane.
 */
function formatDays(month: string, events: EventLine[]): Record<string, string> {
  const days = layOutMonth(month, events, today).flat()
  return Object.fromEntries(
    days.flatMap(({ day, lanes, entries }) => {
      const bars = lanes.map((entry) =>
        entry ? `${entry.event.title}*${entry.span}${entry.isContinued ? '>' : ''}` : '-',
      )
      const labels = [...bars, ...entries.map(({ title }) => title)]
      return labels.length > 0 ? [[day, labels.join(' ')]] : []
    }),
  )
}

describe('weeks of a month', () => {
  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
    ['2026-03', 6, '2026-02-23', '2026-04-05'],
    ['2026-10', 5, '2026-09-28', '2026-11-01'],
  ])('%s has %i weeks, from Monday %s to Sunday %s', (month, count, first, last) => {
    const weeks = layOutMonth(month, [], today)
    const days = weeks.flat().map(({ day }) => day)
    expect([weeks.length, days[0], days.at(-1)]).toEqual([count, first, last])
    expect(new Set(days).size).toBe(count * 7)
    const monthDays = weeks.flat().filter(({ isInMonth }) => isInMonth)
    expect(monthDays.every(({ day }) => day.startsWith(month))).toBe(true)
  })

  it('contain the leap day', () => {
    const days = (month: string) =>
      layOutMonth(month, [], today)
        .flat()
        .filter(({ isInMonth }) => isInMonth)
    expect(days('2028-02').at(-1)?.day).toBe('2028-02-29')
    expect(days('2027-02').at(-1)?.day).toBe('2027-02-28')
  })

  it('mark today only in its own month', () => {
    const marked = (month: string) =>
      layOutMonth(month, [], today)
        .flat()
        .filter(({ isToday }) => isToday)
        .map(({ day }) => day)
    expect(marked('2026-11')).toEqual([today])
    expect(marked('2026-09')).toEqual([])
  })
})

describe('events of a month', () => {
  it('are on their day in Berlin, also at both clock changes', () => {
    const at = (title: string, start: string, end: string) => createEventLine({ title, start, end })
    const night = [
      at('Vorher', '2026-10-24T23:30:00+02:00', '2026-10-25T00:30:00+02:00'),
      at('Erste Stunde', '2026-10-25T02:30:00+02:00', '2026-10-25T02:45:00+02:00'),
      at('Zweite Stunde', '2026-10-25T02:30:00+01:00', '2026-10-25T02:45:00+01:00'),
    ]
    expect(formatDays('2026-10', night)).toEqual({ '2026-10-24': 'Vorher', '2026-10-25': 'Erste Stunde Zweite Stunde' })
    const spring = [at('Früh', '2027-03-28T00:15:00+01:00', '2027-03-28T03:15:00+02:00')]
    expect(formatDays('2027-03', spring)).toEqual({ '2027-03-28': 'Früh' })
  })

  it('span their days, and show their name in each week', () => {
    expect(formatDays('2026-11', [createDaysLine('Tagung', '2026-11-06', '2026-11-09')])).toEqual({
      '2026-11-06': 'Tagung*3>',
      '2026-11-07': 'Tagung*0>',
      '2026-11-08': 'Tagung*0>',
      '2026-11-09': 'Tagung*1',
    })
  })

  it('span the end of the month, of February and of the year', () => {
    const over = (month: string, start: string, end: string) =>
      Object.keys(formatDays(month, [createDaysLine('Festival', start, end)]))
    expect(over('2028-02', '2028-02-28', '2028-03-01')).toEqual([...['2028-02-28', '2028-02-29', '2028-03-01']])
    expect(over('2026-12', '2026-12-31', '2027-01-02')).toEqual([...['2026-12-31', '2027-01-01', '2027-01-02']])
  })

  it('keep their lane for a week, above events of a single day', () => {
    const events = [
      createDaysLine('Kurz', '2026-11-10', '2026-11-11'),
      createDaysLine('Lang', '2026-11-09', '2026-11-13'),
      createDaysLine('Später', '2026-11-12', '2026-11-13'),
      createEventLine({ title: 'Abend', start: '2026-11-12T19:30:00+01:00', end: '2026-11-12T22:00:00+01:00' }),
    ]
    expect(formatDays('2026-11', events)).toEqual({
      '2026-11-09': 'Lang*5',
      '2026-11-10': 'Lang*0 Kurz*2',
      '2026-11-11': 'Lang*0 Kurz*0',
      '2026-11-12': 'Lang*0 Später*2 Abend',
      '2026-11-13': 'Lang*0 Später*0',
    })
  })

  it('leave a lane empty after the event in it has ended', () => {
    const events = [
      createDaysLine('Oben', '2026-11-09', '2026-11-10'),
      createDaysLine('Unten', '2026-11-10', '2026-11-12'),
    ]
    expect(formatDays('2026-11', events)).toMatchObject({ '2026-11-10': 'Oben*0 Unten*3', '2026-11-11': '- Unten*0' })
  })

  it('include all occurrences of one event', () => {
    const weekly = ['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => createDaysLine('Jour fixe', day))
    expect(Object.keys(formatDays('2026-11', weekly))).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  })
})
