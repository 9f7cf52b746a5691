import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { settings as demoSettings } from '@/demo/settings'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { startEvents } from './events.fixture'

const backend = startTestBackend()
const events = startEvents(backend)
const { write, make, makePublished } = events

async function fetchText(path: string): Promise<string> {
  const response = await backend.get(path)
  expect(response.status).toBe(200)
  return response.text()
}

function parseEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

/** Lists the starts of the first occurrences by ical.js, in UTC. */
function listStarts(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator()
  return Array.from({ length: count }, () => iterator.next()?.toJSDate().toISOString() ?? '')
}

const feedPath = '/de/api/events/feed.ics'
const weekly = {
  start: '2027-03-23T18:00:00+01:00',
  end: '2027-03-23T20:00:00+01:00',
  rrule: 'FREQ=WEEKLY;UNTIL=20271231T225959Z',
  exdates: ['2027-04-06T18:00:00+02:00'],
}

describe('the calendar feed', () => {
  it('is read correctly by two libraries: times, whole days, exceptions, texts and canceled events', async () => {
    const longText = 'Größe, Maß; und\\Ziel\nüber alle Häuser hinweg '.repeat(8).trim()
    const { id } = await makePublished({ title: 'Jour fixe', kind: 'meeting', teaser: longText, ...weekly })
    const days = { all_day: true, start: '2027-10-30', end: '2027-11-01' }
    const festival = await makePublished({ title: 'Festival', kind: 'festival', place: 'Köln', ...days })
    await write('PATCH', `events/${festival.id}/`, { revision: festival.revision, status: 'cancelled' })
    await backend.services.db.insert(settings).values({ data: demoSettings })
    const text = await fetchText(feedPath)

    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n')
    const [festivalEvent, meetingEvent] = parseEvents(text)
    expect(meetingEvent).toMatchObject({ summary: 'Jour fixe', description: longText, sequence: 0 })
    expect(meetingEvent?.uid).toBe(`event-${id}@buehnenhaus.test`)
    expect(meetingEvent && listStarts(meetingEvent, 3)).toEqual([
      '2027-03-23T17:00:00.000Z',
      '2027-03-30T16:00:00.000Z',
      '2027-04-13T16:00:00.000Z',
    ])
    expect(meetingEvent?.endDate.toJSDate().toISOString()).toBe('2027-03-23T19:00:00.000Z')
    expect(festivalEvent).toMatchObject({ summary: 'Festival', location: 'Köln', sequence: 1 })
    expect([festivalEvent?.startDate.isDate, `${festivalEvent?.startDate}`, `${festivalEvent?.endDate}`]).toEqual([
      ...[true, '2027-10-30', '2027-11-02'],
    ])

    const { name, timezones, events: secondReading } = convertIcsCalendar(undefined, text)
    expect(name).toBe(`Kalender – ${demoSettings.de.short_name}`)
    expect(timezones?.map((zone) => zone.id)).toEqual(['Europe/Berlin'])
    expect(secondReading).toMatchObject([
      {
        summary: 'Festival',
        status: 'CANCELLED',
        sequence: 1,
        categories: ['Festival'],
        start: { type: 'DATE', date: new Date('2027-10-30') },
        end: { type: 'DATE', date: new Date('2027-11-02') },
      },
      {
        summary: 'Jour fixe',
        status: 'CONFIRMED',
        description: longText,
        url: `https://buehnenhaus.test/de/kalender/jour-fixe/${id}`,
        start: { date: new Date('2027-03-23T17:00:00Z'), local: { timezone: 'Europe/Berlin' } },
        recurrenceRule: { frequency: 'WEEKLY' },
        exceptionDates: [{ date: new Date('2027-04-06T16:00:00Z') }],
      },
    ])
  })

  it('has no end for an event that ends at its start', async () => {
    await makePublished({ title: 'Einlass', start: weekly.start, end: weekly.start })
    expect(await fetchText(feedPath)).not.toContain('DTEND')
  })

  it('contains the public events of a kind, in a language', async () => {
    await makePublished({ title: 'Premiere', kind: 'premiere' })
    const { id } = await makePublished({ title: 'Tagung', kind: 'conference' })
    await makePublished({ title: 'Geheim', audience: 'members' })
    await make({ title: 'Entwurf' })
    const loadTitles = async (path: string) => parseEvents(await fetchText(path)).map(({ summary }) => summary)
    expect((await loadTitles(feedPath)).sort()).toEqual(['Premiere', 'Tagung'])
    expect(await loadTitles(`${feedPath}?kind=premiere`)).toEqual(['Premiere'])
    expect(await loadTitles('/en/api/events/feed.ics')).toEqual([])
    await events.editor.page('POST', `page/${id}/translate/`)
    await events.editor.in('en').page('POST', `page/${id}/publish/`, {})
    const [english] = convertIcsCalendar(undefined, await fetchText('/en/api/events/feed.ics')).events ?? []
    expect(english).toMatchObject({ categories: ['Conference'], uid: `event-${id}@buehnenhaus.test` })
    expect((await backend.get(`${feedPath}?kind=party`)).status).toBe(400)
  })

  it('returns 304 while it is unchanged', async () => {
    const { id, revision } = await makePublished()
    const firstResponse = await backend.get(feedPath)
    expect([firstResponse.headers.get('Content-Type'), firstResponse.headers.get('Cache-Control')]).toEqual([
      'text/calendar; charset=utf-8',
      'public, no-cache',
    ])
    expect(firstResponse.headers.get('Cache-Tag')).toContain('records:event')
    const requestAgain = () => backend.get(feedPath, { 'If-None-Match': firstResponse.headers.get('ETag') ?? '' })
    expect((await requestAgain()).status).toBe(304)
    await write('PATCH', `events/${id}/`, { revision, place: 'Ulm' })
    expect((await requestAgain()).status).toBe(200)
  })
})

describe('the calendar of an event', () => {
  it('contains the event with all its occurrences, as a download', async () => {
    const { id } = await makePublished({ title: 'Jour fixe', ...weekly })
    const response = await backend.get(`/de/api/events/${id}/event.ics`)
    expect(response.headers.get('Content-Disposition')).toContain('attachment; filename="Jour fixe.ics"')
    const [event, ...otherEvents] = parseEvents(await response.text())
    expect([event?.summary, event?.isRecurring(), otherEvents]).toEqual(['Jour fixe', true, []])
    expect((await backend.get('/de/api/events/999999/event.ics')).status).toBe(404)
  })

  it('escapes line breaks in texts', async () => {
    const suffix = '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged\rATTENDEE:mailto:eve@example.org'
    const [title, teaser, place] = ['Termin;X=1:2, "3"', 'Text', 'Ulm'].map((text) => text + suffix)
    const { id } = await makePublished({ title, teaser, place, link: 'https://a.example/%0D%0AX:1' })
    const response = await backend.get(`/de/api/events/${id}/event.ics`)
    expect(response.headers.get('Content-Disposition')).not.toMatch(/[\r\n]/)
    const text = await response.text()
    expect(text.split(/\r\n|\r|\n/).filter((line) => /^(SUMMARY:Forged|ATTENDEE|X:1)/.test(line))).toEqual([])
    const [event, ...otherEvents] = parseEvents(text)
    expect([event?.attendees, otherEvents]).toEqual([[], []])
    for (const text of [event?.summary, event?.description, event?.location]) expect(text).toContain('Forged')
  })

  it('has the audience of the event', async () => {
    const { id } = await makePublished({ audience: 'members' })
    const path = `/de/api/events/${id}/event.ics`
    expect((await backend.get(path)).status).toBe(401)
    const member = await new TestBrowser(backend).logIn(await createUser(backend, { group: 'Mitglied' }))
    const response = await member.call('GET', path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  })
})
