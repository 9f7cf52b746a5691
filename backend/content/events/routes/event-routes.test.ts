import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventOccurrences } from '@/backend/platform/db/schema/content/events'
import { eventDetailSchema, eventDraftSchema } from '@/lib/contract/pages/event'
import { pageSchema } from '@/lib/contract/pages/page'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { continueEvents } from '../continue-events'
import { startEvents } from './events.fixture'

const backend = startTestBackend()
const events = startEvents(backend)
const { call, write, make, makePublished, publish, list } = events

const readEvent = async (id: number) =>
  eventDetailSchema.parse(await (await backend.get(`/de/api/events/${id}/`)).json())

describe('an event', () => {
  it('is created by an editor, is hidden until its publication, and then has a page and a place in the calendar', async () => {
    const event = await make({
      title: 'Tagung der Intendanzen',
      teaser: 'Drei Tage in Halle.',
      kind: 'conference',
      place: 'Halle (Saale)',
      link: 'https://example.org/anmeldung',
      all_day: true,
      start: '2027-03-05',
      end: '2027-03-07',
    })
    expect(event).toMatchObject({
      slug: 'tagung-der-intendanzen',
      url: `/de/kalender/tagung-der-intendanzen/${event.id}`,
      state: 'offline',
      start: '2027-03-05',
      end: '2027-03-07',
      all_day: true,
      status: 'confirmed',
      audience: 'public',
      rrule: '',
      exdates: [],
      sequence: 0,
    })
    expect((await list('?from=2027-03-01')).count).toBe(0)
    expect((await backend.get(`/de/api/events/${event.id}/`)).status).toBe(404)
    await publish(event.id)
    expect(await readEvent(event.id)).toMatchObject({
      title: 'Tagung der Intendanzen',
      teaser: 'Drei Tage in Halle.',
      place: 'Halle (Saale)',
      link: 'https://example.org/anmeldung',
      urls: { de: event.url, en: null },
      modules: [],
      occurrences: [{ start: '2027-03-05', end: '2027-03-07' }],
    })
    expect(await list('?from=2027-03-01')).toMatchObject({
      count: 1,
      results: [{ id: event.id, url: event.url, start: '2027-03-05', end: '2027-03-07' }],
    })
    const page = await backend.get(`/de/pageeditor-api/page/kalender/tagung-der-intendanzen/${event.id}`)
    expect(pageSchema.parse(await page.json())).toMatchObject({
      id: event.id,
      content_type: 'event',
      siblings: [],
      record: { type: 'event', place: 'Halle (Saale)', start: '2027-03-05' },
    })
  })

  it('contains blocks in two languages', async () => {
    const { id } = await makePublished({ title: 'Zwei Sprachen' })
    await events.editor.addText(id, '<p>Vorhang auf</p>')
    await publish(id)
    expect((await readEvent(id)).modules).toMatchObject([{ model: 'text' }])
    const englishPage = await events.editor.page('POST', `page/${id}/translate/`)
    expect(englishPage.urls.en).toBe(`/en/calender/zwei-sprachen/${id}`)
    await publish(id, 'en')
    expect((await backend.get(`/en/api/events/${id}/`)).status).toBe(200)
  })

  it('gets new texts with the next publication and new times at once, which invalidate calendars', async () => {
    const { id, revision } = await makePublished({ title: 'Alt' })
    const change = { title: 'Neu', start: '2027-02-02T18:00:00+01:00', end: '2027-02-02T19:00:00+01:00' }
    const changedEvent = await write('PATCH', `events/${id}/`, { revision, ...change })
    expect(changedEvent).toMatchObject({ ...change, sequence: 1, revision: revision + 2, state: 'changed' })
    expect((await list('?from=2027-02-01')).results).toMatchObject([
      { title: 'Alt', start: change.start, end: change.end },
    ])
    const secondChange = await write('PATCH', `events/${id}/`, { revision, ...change })
    expect(secondChange).toMatchObject({ revision: changedEvent.revision, sequence: 1 })
    const canceledEvent = await write('PATCH', `events/${id}/`, {
      revision: changedEvent.revision,
      status: 'cancelled',
    })
    expect(canceledEvent.sequence).toBe(2)
    expect((await list('?from=2027-02-01')).results).toMatchObject([{ status: 'cancelled' }])
  })

  it('keeps its Berlin time after the changes in March and October, without the exceptions', async () => {
    const { id, revision } = await makePublished({
      start: '2027-03-01T18:00:00+01:00',
      end: '2027-03-01T20:00:00+01:00',
      rrule: 'FREQ=MONTHLY;BYDAY=1MO',
      exdates: ['2027-05-03T18:00:00+02:00'],
    })
    const page = await list('?from=2027-03-01&to=2027-11-30')
    expect(page.results.map(({ start }) => start)).toEqual([
      '2027-03-01T18:00:00+01:00',
      '2027-04-05T18:00:00+02:00',
      '2027-06-07T18:00:00+02:00',
      '2027-07-05T18:00:00+02:00',
      '2027-08-02T18:00:00+02:00',
      '2027-09-06T18:00:00+02:00',
      '2027-10-04T18:00:00+02:00',
      '2027-11-01T18:00:00+01:00',
    ])
    expect((await readEvent(id)).occurrences).toHaveLength(10)
    // The exception no longer removes an occurrence.
    const movedEvent = await write('PATCH', `events/${id}/`, { revision, rrule: 'FREQ=MONTHLY;COUNT=2' })
    expect(movedEvent.exdates).toEqual([])
    expect((await readEvent(id)).occurrences).toHaveLength(2)
  })

  it('links to the public events before and after it', async () => {
    const createEventOn = (title: string, start: string, changes: Record<string, unknown> = {}) =>
      makePublished({ title, all_day: true, start, end: start, ...changes })
    const firstEvent = await createEventOn('Erster', '2027-02-01', { rrule: 'FREQ=DAILY;COUNT=9' })
    const secondEvent = await createEventOn('Zweiter', '2027-02-03')
    await createEventOn('Intern', '2027-02-04', { audience: 'members' })
    await make({ title: 'Entwurf', all_day: true, start: '2027-02-04', end: '2027-02-04' })
    const thirdEvent = await createEventOn('Dritter', '2027-02-05')
    const toLink = ({ id, title, url }: { id: number; title: string; url: string }) => ({ id, title, url })
    expect(await readEvent(firstEvent.id)).toMatchObject({ previous: null, next: toLink(secondEvent) })
    expect(await readEvent(secondEvent.id)).toMatchObject({ previous: toLink(firstEvent), next: toLink(thirdEvent) })
    expect(await readEvent(thirdEvent.id)).toMatchObject({ previous: toLink(secondEvent), next: null })
    expect((await backend.get(`/de/api/events/${firstEvent.id}/`)).headers.get('Cache-Tag')).toContain('today')
  })

  it('is announced with the first date that takes place', async () => {
    const dates = { all_day: true, start: '2027-02-01', end: '2027-02-01', rrule: 'FREQ=WEEKLY;COUNT=3' }
    const event = await makePublished({ title: 'Wochenkurs', ...dates, exdates: ['2027-02-01'] })
    const createEventOn = (start: string) => makePublished({ all_day: true, start, end: start })
    const [earlierEvent, laterEvent] = [await createEventOn('2027-02-05'), await createEventOn('2027-02-09')]
    expect(await readEvent(event.id)).toMatchObject({
      start: '2027-02-01',
      first: { start: '2027-02-08', end: '2027-02-08' },
      previous: { id: earlierEvent.id },
      next: { id: laterEvent.id },
    })
    expect((await readEvent(earlierEvent.id)).next?.id).toBe(event.id)
  })

  it('that never ends goes on after its stored occurrences', async () => {
    const { db } = backend.services
    const rrule = 'FREQ=DAILY'
    const { id } = await makePublished({ title: 'Täglich', rrule, exdates: ['2027-02-05T18:00:00+01:00'] })
    const shortEvent = await makePublished({ rrule: 'FREQ=DAILY;COUNT=2' })
    const endingEvent = await makePublished({ rrule: 'FREQ=DAILY;UNTIL=20270203T170000Z' })
    const countDates = (event: number) => db.$count(eventOccurrences, eq(eventOccurrences.eventId, event))
    const countBefore = await countDates(id)
    await continueEvents(db, new Date('2029-01-01T12:00:00Z'))
    const countAfter = await countDates(id)
    expect(countAfter).toBeGreaterThan(countBefore + 300)
    await continueEvents(db, new Date('2029-01-02T12:00:00Z'))
    expect([await countDates(id), await countDates(shortEvent.id), await countDates(endingEvent.id)]).toEqual([
      countAfter,
      2,
      3,
    ])
    expect((await list('?from=2030-06-03&to=2030-06-03')).count).toBe(1)
    expect((await list('?from=2027-02-05&to=2027-02-05')).count).toBe(0)
  })

  it('rejects a change with an outdated or without a revision', async () => {
    const { id, revision } = await make({ place: 'Bonn' })
    const otherEditor = await TestEditor.logIn(backend, { firstName: 'Otto' })
    await otherEditor.browser.call('PATCH', `/de/api/events/${id}/`, { revision, place: 'Köln' })
    const response = await call('PATCH', `events/${id}/`, { revision, place: 'Ulm' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      current: { place: 'Köln' },
      yours: { place: 'Ulm' },
      by: expect.stringMatching(/^Otto /),
    })
    expect((await call('PATCH', `events/${id}/`, { place: 'Ulm' })).status).toBe(428)
    expect((await call('DELETE', `events/${id}/`, { revision })).status).toBe(409)
  })

  it('is deleted and completely restored from the trash', async () => {
    const rrule = 'FREQ=WEEKLY;COUNT=3'
    const { id, revision } = await makePublished({ title: 'Weg', rrule })
    expect((await call('DELETE', `events/${id}/`, { revision })).status).toBe(204)
    expect((await backend.get(`/de/api/events/${id}/`)).status).toBe(410)
    expect((await list('?from=2027-02-01')).count).toBe(0)
    expect((await events.editor.call('POST', `trash/${id}/restore/`, {})).status).toBe(201)
    const draft = eventDraftSchema.parse(await (await call('GET', `events/${id}/?draft=1`)).json())
    expect(draft).toMatchObject({ title: 'Weg', rrule, state: 'offline' })
    await publish(id)
    expect((await list('?from=2027-02-01')).count).toBe(3)
  })
})

describe('an event for members', () => {
  it('has no address under another kind', async () => {
    const { id } = await makePublished({ audience: 'members' })
    expect((await backend.get(`/de/api/events/${id}/`)).status).toBe(401)
    for (const folder of ['articles', 'press-releases', 'organizations']) {
      expect((await backend.get(`/de/api/${folder}/${id}/`)).status).toBe(404)
    }
  })

  it('is hidden from others: its page and lists return nothing', async () => {
    const { id, audience } = await makePublished({ title: 'Geheim', audience: 'members' })
    expect(audience).toBe('members')
    expect((await list('?from=2027-02-01')).count).toBe(0)
    expect((await backend.get('/de/api/events/?from=2027-02-01&audience=members')).status).toBe(401)
    for (const path of [`events/${id}/`, `events/${id}/event.ics`]) {
      expect((await backend.get(`/de/api/${path}`)).status).toBe(401)
    }
    expect((await backend.get(`/de/pageeditor-api/page/kalender/geheim/${id}`)).status).toBe(401)

    const visit = async (group: 'Mitglied' | 'Jobbörse') => {
      const user = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
      const response = await user.call('GET', '/de/api/events/?from=2027-02-01&audience=members')
      expect(response.headers.get('Cache-Tag')).toBeNull()
      const publicList = await user.call('GET', '/de/api/events/?from=2027-02-01')
      const page = await user.call('GET', `/de/api/events/${id}/`)
      return [await response.json(), await publicList.json(), { status: page.status }]
    }
    expect(await visit('Mitglied')).toMatchObject([
      { count: 1, results: [{ title: 'Geheim', audience: 'members' }] },
      { count: 0 },
      { status: 200 },
    ])
    expect(await visit('Jobbörse')).toMatchObject([{ count: 0 }, { count: 0 }, { status: 403 }])
  })

  it('becomes public at once when an editor changes it', async () => {
    const { id, revision } = await makePublished({ audience: 'members' })
    const openedEvent = await write('PATCH', `events/${id}/`, { revision, audience: 'public' })
    expect(openedEvent).toMatchObject({ audience: 'public', sequence: 0 })
    expect((await list('?from=2027-02-01')).count).toBe(1)
  })

  it('keeps the groups that an editor selected among members', async () => {
    const { id } = await makePublished({ audience: 'members' })
    const groups = ['Mitglied + Jobbörse']
    const { revision } = await events.editor.page('GET', `page/${id}/draft/`)
    await events.editor.page('POST', `page/${id}/`, { revision, data: { groups } })
    const draft = await events.editor.page('GET', `page/${id}/draft/`)
    await write('PATCH', `events/${id}/`, { revision: draft.revision, audience: 'members', place: 'Bonn' })
    expect((await events.editor.page('GET', `page/${id}/draft/`)).groups).toEqual(groups)
  })
})

const times = { start: '2027-02-01T18:00:00+01:00', end: '2027-02-01T20:00:00+01:00' }

it.each([
  [{ ...times, title: '' }, 'title'],
  [{ title: 'x', start: 'morgen', end: times.end }, 'start'],
  [{ title: 'x', end: times.end }, 'start'],
  [{ ...times, title: 'x', all_day: true }, 'start'],
  [{ title: 'x', start: '2027-02-01', end: '2027-02-02' }, 'start'],
  [{ title: 'x', start: '2027-02-30', end: '2027-03-02', all_day: true }, 'start'],
  [{ title: 'x', start: '1500-02-01', end: '1500-02-02', all_day: true }, 'start'],
  [{ title: 'x', start: '2027-02-02', end: '2027-02-01', all_day: true }, 'end'],
  [{ title: 'x', start: '2027-02-02', end: '2028-02-01', all_day: true }, 'end'],
  [{ ...times, title: 'x', end: times.start.replace('18', '17') }, 'end'],
  [{ ...times, title: 'x', rrule: 'FREQ=HOURLY' }, 'rrule'],
  [{ ...times, title: 'x', rrule: 'FREQ=WEEKLY;BYDAY=TU' }, 'rrule'],
  [{ ...times, title: 'x', rrule: 'FREQ=WEEKLY', exdates: ['2027-02-09T18:00:00+01:00'] }, 'exdates'],
  [{ ...times, title: 'x', exdates: [times.start] }, 'exdates'],
  [{ ...times, title: 'x', kind: 'party' }, 'kind'],
  [{ ...times, title: 'x', status: 'maybe' }, 'status'],
  [{ ...times, title: 'x', audience: 'friends' }, 'audience'],
  [{ ...times, title: 'x', link: 'javascript:alert(1)' }, 'link'],
  [{ ...times, title: 'x', image: 99_999 }, 'image'],
])('%j is rejected with an error of %s', async (body, field) => {
  const response = await call('POST', 'events/', body)
  expect([response.status, Object.keys(await response.json())]).toEqual([400, [field]])
})

it('shows working copies to editors only', async () => {
  const { id } = await make()
  const address = `/de/api/events/${id}/?draft=1`
  const member = await new TestBrowser(backend).logIn(await createUser(backend, {}))
  expect((await member.call('GET', address)).status).toBe(403)
  expect((await backend.get(address)).status).toBe(401)
})

it.each(['PATCH', 'DELETE'])('returns 404 to %s of a missing event', async (method) => {
  expect((await call(method, 'events/999999/', { revision: 0 })).status).toBe(404)
})
