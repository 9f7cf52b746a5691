import { describe, expect, it } from 'vitest'
import { calendarPath, feedPath, parseCalendarQuery } from './calendar-address'

const parse = (search: string) => {
  const query = new URLSearchParams(search)
  return parseCalendarQuery({ view: query.get('view'), month: query.get('month'), kind: query.get('kind') })
}

describe('calendar address', () => {
  it.each([
    ['', { view: 'list', month: null, kind: null }],
    ['view=list&kind=', { view: 'list', month: null, kind: null }],
    ['view=month', { view: 'month', month: null, kind: null }],
    ['month=2026-11', { view: 'month', month: '2026-11', kind: null }],
    ['month=2026-11&view=list', { view: 'list', month: '2026-11', kind: null }],
    ['view=past&kind=premiere', { view: 'past', month: null, kind: 'premiere' }],
    ['month=2099-12', { view: 'month', month: '2099-12', kind: null }],
  ])('parses ?%s to %o', (search, query) => {
    expect(parse(search)).toEqual(query)
  })

  it.each([
    ...['view=year', 'kind=party', 'month=2026-13', 'month=2026-00', 'month=1999-12', 'month=2100-01'],
    ...['month=2026-1', 'month=heute', 'view=past&month=2026-11'],
  ])('rejects ?%s', (search) => {
    expect(parse(search)).toBeNull()
  })

  it('has one canonical form for each query', () => {
    expect(calendarPath('de')).toBe('/de/kalender')
    expect(calendarPath('en', { view: 'month' })).toBe('/en/calender?view=month')
    expect(calendarPath('de', { view: 'month', month: '2026-11', kind: 'festival' })).toBe(
      '/de/kalender?kind=festival&month=2026-11',
    )
    for (const search of ['view=past', 'month=2026-11', 'month=2026-11&view=list', 'kind=premiere']) {
      expect(calendarPath('de', parse(search) ?? {})).toBe(`/de/kalender?${search}`)
    }
  })

  it('has a feed, optionally of one kind', () => {
    expect(feedPath('en', null)).toBe('/en/calender.ics')
    expect(feedPath('de', 'premiere')).toBe('/de/kalender.ics?kind=premiere')
  })
})
