import { describe, expect, it } from 'vitest'
import { daysFixture, lineFixture } from './event.fixture'
import type { EventLine } from './event-line'
import { layOutMonth } from './month-layout'

const today = '2026-11-23'

/** What each day of a month shows: in its lanes, and as its own. `Name*3` begins to be named over three days, `-` is a free lane. */
function shown(month: string, events: EventLine[]): Record<string, string> {
  const days = layOutMonth(month, events, today).flat()
  return Object.fromEntries(
    days.flatMap(({ day, lanes, entries }) => {
      const bars = lanes.map((entry) =>
        entry ? `${entry.event.title}*${entry.span}${entry.goesOn ? '>' : ''}` : '-',
      )
      const all = [...bars, ...entries.map(({ title }) => title)]
      return all.length > 0 ? [[day, all.join(' ')]] : []
    }),
  )
}

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
    ['2026-03', 6, '2026-02-23', '2026-04-05'],
    ['2026-10', 5, '2026-09-28', '2026-11-01'],
  ])('of %s are %i, from Monday %s to Sunday %s', (month, count, first, last) => {
    const weeks = layOutMonth(month, [], today)
    const days = weeks.flat().map(({ day }) => day)
    expect([weeks.length, days[0], days.at(-1)]).toEqual([count, first, last])
    expect(new Set(days).size).toBe(count * 7)
    const own = weeks.flat().filter(({ isOfMonth }) => isOfMonth)
    expect(own.every(({ day }) => day.startsWith(month))).toBe(true)
  })

  it('have the leap day', () => {
    const days = (month: string) =>
      layOutMonth(month, [], today)
        .flat()
        .filter(({ isOfMonth }) => isOfMonth)
    expect(days('2028-02').at(-1)?.day).toBe('2028-02-29')
    expect(days('2027-02').at(-1)?.day).toBe('2027-02-28')
  })

  it('mark today, in its month alone', () => {
    const marked = (month: string) =>
      layOutMonth(month, [], today)
        .flat()
        .filter(({ isToday }) => isToday)
        .map(({ day }) => day)
    expect(marked('2026-11')).toEqual([today])
    expect(marked('2026-09')).toEqual([])
  })
})

describe('the events of a month', () => {
  it('lie on the day on which the clock in Berlin shows them, over both changes', () => {
    const at = (title: string, start: string, end: string) => lineFixture({ title, start, end })
    const night = [
      at('Vorher', '2026-10-24T23:30:00+02:00', '2026-10-25T00:30:00+02:00'),
      at('Erste Stunde', '2026-10-25T02:30:00+02:00', '2026-10-25T02:45:00+02:00'),
      at('Zweite Stunde', '2026-10-25T02:30:00+01:00', '2026-10-25T02:45:00+01:00'),
    ]
    expect(shown('2026-10', night)).toEqual({
      '2026-10-24': 'Vorher',
      '2026-10-25': 'Erste Stunde Zweite Stunde',
    })
    const spring = [at('Früh', '2027-03-28T00:15:00+01:00', '2027-03-28T03:15:00+02:00')]
    expect(shown('2027-03', spring)).toEqual({ '2027-03-28': 'Früh' })
  })

  it('span their days, and are named anew in each week', () => {
    expect(shown('2026-11', [daysFixture('Tagung', '2026-11-06', '2026-11-09')])).toEqual({
      '2026-11-06': 'Tagung*3>',
      '2026-11-07': 'Tagung*0>',
      '2026-11-08': 'Tagung*0>',
      '2026-11-09': 'Tagung*1',
    })
  })

  it('span the end of the month, of February and of the year', () => {
    const over = (month: string, start: string, end: string) =>
      Object.keys(shown(month, [daysFixture('Festival', start, end)]))
    expect(over('2028-02', '2028-02-28', '2028-03-01')).toEqual([
      ...['2028-02-28', '2028-02-29', '2028-03-01'],
    ])
    expect(over('2026-12', '2026-12-31', '2027-01-02')).toEqual([
      ...['2026-12-31', '2027-01-01', '2027-01-02'],
    ])
  })

  it('keep their lane for a week, above what is on one day alone', () => {
    const events = [
      daysFixture('Kurz', '2026-11-10', '2026-11-11'),
      daysFixture('Lang', '2026-11-09', '2026-11-13'),
      daysFixture('Später', '2026-11-12', '2026-11-13'),
      lineFixture({ title: 'Abend', start: '2026-11-12T19:30:00+01:00', end: '2026-11-12T22:00:00+01:00' }),
    ]
    expect(shown('2026-11', events)).toEqual({
      '2026-11-09': 'Lang*5',
      '2026-11-10': 'Lang*0 Kurz*2',
      '2026-11-11': 'Lang*0 Kurz*0',
      '2026-11-12': 'Lang*0 Später*2 Abend',
      '2026-11-13': 'Lang*0 Später*0',
    })
  })

  it('leave a lane free where what lies above has ended', () => {
    const events = [
      daysFixture('Oben', '2026-11-09', '2026-11-10'),
      daysFixture('Unten', '2026-11-10', '2026-11-12'),
    ]
    expect(shown('2026-11', events)).toMatchObject({
      '2026-11-10': 'Oben*0 Unten*3',
      '2026-11-11': '- Unten*0',
    })
  })

  it('occur each time, those of one event as well', () => {
    const weekly = ['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => daysFixture('Jour fixe', day))
    expect(Object.keys(shown('2026-11', weekly))).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  })
})
