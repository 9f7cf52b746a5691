import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventListSchema } from '@/lib/contract/pages/event'
import { toBerlinDay } from '@/lib/datetime'
import { startTestBackend } from '@/tests/backend-app'
import { startEvents } from './events.fixture'

const backend = startTestBackend()
const events = startEvents(backend)
const { make, makePublished, list } = events
const loadTitles = async (query = '') => (await list(query)).results.map(({ title }) => title)

describe('the list of events', () => {
  it('contains the events that overlap a range of days, of a kind or all', async () => {
    const day = { all_day: true, kind: 'festival' }
    await makePublished({ title: 'Woche', ...day, start: '2027-02-01', end: '2027-02-07' })
    await makePublished({
      title: 'Abend',
      kind: 'premiere',
      start: '2027-02-05T19:30:00+01:00',
      end: '2027-02-05T22:00:00+01:00',
    })
    await makePublished({
      title: 'Frist',
      kind: 'deadline',
      start: '2027-02-08T00:00:00+01:00',
      end: '2027-02-08T00:00:00+01:00',
    })
    await make({ title: 'Entwurf' })
    expect(await loadTitles('?from=2027-02-01')).toEqual(['Woche', 'Abend', 'Frist'])
    expect(await loadTitles('?from=2027-02-06&to=2027-02-07')).toEqual(['Woche'])
    expect(await loadTitles('?from=2027-02-08&to=2027-02-08')).toEqual(['Frist'])
    expect(await loadTitles('?from=2027-02-05&to=2027-02-05')).toEqual(['Woche', 'Abend'])
    expect(await loadTitles('?from=2027-02-01&kind=premiere')).toEqual(['Abend'])
    expect(await loadTitles('?from=2026-01-01&to=2027-01-31')).toEqual([])
    const response = await backend.get('/de/api/events/?from=2027-02-01')
    expect(response.headers.get('Cache-Tag')).toBe('records:event')
  })

  it('begins by default with current events and ends a year later', async () => {
    const now = backend.services.clock().getTime()
    const toTime = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
    await makePublished({ title: 'Vorbei', start: toTime(-3), end: toTime(-1) })
    await makePublished({ title: 'Läuft', start: toTime(-1), end: toTime(1) })
    await makePublished({ title: 'Bald', start: toTime(2), end: toTime(3) })
    await makePublished({ title: 'Viel später', start: toTime(24 * 400), end: toTime(24 * 400 + 1) })
    expect(await loadTitles()).toEqual(['Läuft', 'Bald'])
  })

  it('lists past events, the latest first, and depends on the day', async () => {
    const now = backend.services.clock().getTime()
    const toDay = (days: number) => toBerlinDay(new Date(now + days * 86_400_000))
    const publishEvent = (title: string, start: number, end = start) =>
      makePublished({ title, all_day: true, start: toDay(start), end: toDay(end) })
    await publishEvent('Lange her', -900)
    await publishEvent('Neulich', -30, -28)
    await publishEvent('Vorgestern', -2)
    await publishEvent('Gestern', -1)
    await publishEvent('Läuft', -1, 0)
    await publishEvent('Heute', 0)
    expect(await loadTitles('?ended=1')).toEqual(['Gestern', 'Vorgestern', 'Neulich'])
    const toPastTime = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
    const { id } = await makePublished({ title: 'Eben', start: toPastTime(2), end: toPastTime(1) })
    expect((await loadTitles('?ended=1'))[0]).toBe('Eben')
    await backend.services.db.execute(`DELETE FROM pages WHERE id = ${id}`)
    expect(await loadTitles(`?ended=1&to=${toDay(-2)}`)).toEqual(['Vorgestern', 'Neulich'])
    expect(await loadTitles(`?ended=1&to=${toDay(-28)}&from=${toDay(-29)}`)).toEqual(['Neulich'])
    const firstPage = await list('?ended=1&page_size=2')
    expect(firstPage).toMatchObject({ count: 3, results: [{ title: 'Gestern' }, { title: 'Vorgestern' }] })
    const nextPage = eventListSchema.parse(await (await backend.get(firstPage.next ?? '')).json())
    expect(nextPage).toMatchObject({ results: [{ title: 'Neulich' }], next: null })
    const loadTags = async (query: string) => (await backend.get(`/de/api/events/${query}`)).headers.get('Cache-Tag')
    expect(await loadTags('?ended=1')).toBe('records:event, today')
    expect(await loadTags('')).toBe('records:event, today')
    expect(await loadTags(`?ended=1&to=${toDay(-2)}`)).toBe('records:event')
  })

  it('repeats and omits nothing while events are added and removed', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const day = `2027-02-0${number}`
      await makePublished({ title: `${number}`, all_day: true, start: day, end: day })
    }
    const firstPage = await list('?from=2027-02-01&page_size=2')
    expect([firstPage.count, firstPage.results.map(({ title }) => title)]).toEqual([5, ['1', '2']])
    await makePublished({ title: 'Neu', all_day: true, start: '2027-02-01', end: '2027-02-01' })
    const secondPage = eventListSchema.parse(await (await backend.get(firstPage.next ?? '')).json())
    expect(secondPage.results.map(({ title }) => title)).toEqual(['3', '4'])
    await backend.services.db.execute(sql`DELETE FROM pages WHERE id = ${secondPage.results[0]?.id ?? 0}`)
    const thirdPage = eventListSchema.parse(await (await backend.get(secondPage.next ?? '')).json())
    expect(thirdPage).toMatchObject({ results: [{ title: '5' }], next: null })
    expect((await backend.get('/de/api/events/?from=2027-02-01&page=9')).status).toBe(404)
  })

  it('contains each occurrence separately, up to the requested number', async () => {
    await makePublished({ title: 'Täglich', rrule: 'FREQ=DAILY' })
    const page = await list('?from=2027-02-01&to=2028-12-31&page_size=3')
    expect(page.count).toBe(700)
    expect(page.results.map(({ start }) => start.slice(0, 10))).toEqual([...['2027-02-01', '2027-02-02', '2027-02-03']])
  })
})

it.each([
  '?from=heute',
  '?to=2027-02-30',
  '?from=2027-02-02&to=2027-01-01',
  '?from=2027-01-01&to=2032-01-01',
  '?kind=party',
  '?after=x',
  '?audience=friends',
  '?ended=0',
  '?ended=1&from=2027-01-01&to=2026-01-01',
])('rejects the list of %s', async (query) => {
  expect((await backend.get(`/de/api/events/${query}`)).status).toBe(400)
})
