import { describe, expect, it } from 'vitest'
import { calendarPath, feedPath, readCalendarQuery } from './calendar-address'

const read = (search: string) => {
  const query = new URLSearchParams(search)
  return readCalendarQuery({ view: query.get('view'), month: query.get('month'), kind: query.get('kind') })
}

describe('the address of the calendar', () => {
  it.each([
    ['', { view: 'list', month: null, kind: null }],
    ['view=list&kind=', { view: 'list', month: null, kind: null }],
    ['view=month', { view: 'month', month: null, kind: null }],
    ['month=2026-11', { view: 'month', month: '2026-11', kind: null }],
    ['month=2026-11&view=list', { view: 'list', month: '2026-11', kind: null }],
    ['view=past&kind=premiere', { view: 'past', month: null, kind: 'premiere' }],
    ['month=2099-12', { view: 'month', month: '2099-12', kind: null }],
  ])('?%s asks for %o', (search, asked) => {
    expect(read(search)).toEqual(asked)
  })

  it.each([
    ...['view=year', 'kind=party', 'month=2026-13', 'month=2026-00', 'month=1999-12', 'month=2100-01'],
    ...['month=2026-1', 'month=heute', 'view=past&month=2026-11'],
  ])('?%s asks for nothing', (search) => {
    expect(read(search)).toBeNull()
  })

  it('is one for each thing that is shown', () => {
    expect(calendarPath('de')).toBe('/de/kalender')
    expect(calendarPath('en', { view: 'month' })).toBe('/en/calender?view=month')
    expect(calendarPath('de', { view: 'month', month: '2026-11', kind: 'festival' })).toBe(
      '/de/kalender?kind=festival&month=2026-11',
    )
    for (const search of ['view=past', 'month=2026-11', 'month=2026-11&view=list', 'kind=premiere']) {
      expect(calendarPath('de', read(search) ?? {})).toBe(`/de/kalender?${search}`)
    }
  })

  it('has a feed, by kind as well', () => {
    expect(feedPath('en', null)).toBe('/en/calender.ics')
    expect(feedPath('de', 'premiere')).toBe('/de/kalender.ics?kind=premiere')
  })
})
