import { describe, expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const editor = logInBeforeAll(backend, { role: 'editor' })

const base = 'administration/events'
const call = (method: string, path: string, body?: unknown) => editor.call(method, `/de/api/${path}`, body)
const meeting = {
  title: { de: 'Jour fixe', en: 'Regular meeting' },
  slug: { de: '', en: '' },
  teaser: { de: '', en: '' },
  image: null,
  kind: 'meeting',
  status: 'confirmed',
  audience: 'public',
  all_day: false,
  start: '2026-11-10T18:00:00+01:00',
  end: '2026-11-10T20:00:00+01:00',
  place: 'Berlin',
  link: '',
  rrule: 'FREQ=WEEKLY;COUNT=3',
  exdates: [] as string[],
}
async function createEvent(changes: object = {}) {
  const response = await call('POST', `${base}/`, { values: { ...meeting, ...changes } })
  const event = await response.json()
  expect([response.status, event]).toMatchObject([201, {}])
  return event
}
const publish = (id: number) => call('POST', `${base}/publish/`, { ids: [id] })

describe('an event', () => {
  it('is created with its rule, published, and a change of its times is visible at once', async () => {
    const { id, values, row } = await createEvent()
    expect(values).toMatchObject({ start: meeting.start, rrule: meeting.rrule })
    expect(row).toMatchObject({ recurs: true, state: { de: 'offline', en: 'offline' } })
    await publish(id)
    const change = { end: '2026-11-10T21:00:00+01:00', exdates: ['2026-11-17T18:00:00+01:00'] }
    const changeResponse = await call('PATCH', `${base}/${id}/`, { revision: 1, values: change })
    expect((await changeResponse.json()).row.state).toEqual({ de: 'online', en: 'online' })
    expect(await (await backend.get(`/en/api/events/${id}/`)).json()).toMatchObject({
      title: 'Regular meeting',
      ...change,
      occurrences: [{ start: '2026-11-10T18:00:00+01:00' }, { start: '2026-11-24T18:00:00+01:00' }],
    })
  })

  it('skips the occurrence on a day', async () => {
    const { id, values } = await createEvent({ exdates: ['2026-11-17'] })
    expect(values.exdates).toEqual(['2026-11-17T18:00:00+01:00'])
    await publish(id)
    expect(await (await backend.get(`/en/api/events/${id}/`)).json()).toMatchObject({
      occurrences: [{ start: '2026-11-10T18:00:00+01:00' }, { start: '2026-11-24T18:00:00+01:00' }],
    })
  })

  it.each([
    ['the time of day', { start: '2026-11-10T19:00:00+01:00' }, ['2026-11-17T19:00:00+01:00']],
    ['the weekday', { start: '2026-11-11T18:00:00+01:00', end: '2026-11-11T20:00:00+01:00' }, []],
    ['the end of the series', { rrule: 'FREQ=WEEKLY;COUNT=1' }, []],
  ])('keeps the skipped days that still are occurrences if %s changes', async (_case, change, exdates) => {
    const { id, values } = await createEvent({ exdates: ['2026-11-17'] })
    const allValues = { ...values, ...change }
    const changeResponse = await call('PATCH', `${base}/${id}/`, { revision: 1, values: allValues })
    expect((await changeResponse.json()).values.exdates).toEqual(exdates)
    const newDay = { exdates: ['2026-11-19'] }
    expect((await call('PATCH', `${base}/${id}/`, { revision: 2, values: newDay })).status).toBe(400)
  })

  it('for members is hidden from others at once', async () => {
    const { id } = await createEvent()
    await publish(id)
    await call('PATCH', `${base}/${id}/`, { revision: 1, values: { audience: 'members' } })
    expect((await backend.get(`/de/api/events/${id}/`)).status).toBe(401)
  })

  it.each([
    [{ end: '2026-11-09T20:00:00+01:00' }, 'end'],
    [{ all_day: true }, 'start'],
    [{ rrule: 'FREQ=SOMETIMES' }, 'rrule'],
    [{ exdates: ['2027-01-01T18:00:00+01:00'] }, 'exdates'],
    [{ exdates: ['2026-11-18'] }, 'exdates'],
    [{ image: 999_999 }, 'image'],
  ])('with %o is rejected', async (invalidValues, field) => {
    const response = await call('POST', `${base}/`, { values: { ...meeting, ...invalidValues } })
    expect([response.status, Object.keys((await response.json()).values)]).toEqual([400, [field]])
  })

  it('is found by the state that the list shows, also after a plan was carried out or canceled', async () => {
    const { id } = await createEvent({ title: { de: 'Stand', en: '' } })
    const listStates = async () => {
      const states = ['scheduled', 'offline', 'online', 'changed']
      const matches = await Promise.all(
        states.map(async (state) =>
          (await (await call('GET', `${base}/?search=stand&state=${state}`)).json()).count > 0 ? [state] : [],
        ),
      )
      const record = await (await call('GET', `${base}/${id}/`)).json()
      return [record.row.state.de, ...matches.flat()]
    }
    expect(await listStates()).toEqual(['offline', 'offline'])
    await call('POST', `${base}/publish/`, { ids: [id], at: '2099-01-01T10:00:00+01:00' })
    expect(await listStates()).toEqual(['scheduled', 'scheduled'])
    await publish(id)
    expect(await listStates()).toEqual(['online', 'online'])
    await call('POST', `${base}/unpublish/`, { ids: [id] })
    expect(await listStates()).toEqual(['offline', 'offline'])
  })

  it('is found by its days', async () => {
    const { id } = await createEvent({ title: { de: 'Am Rand', en: '' } })
    const listIds = async (query: string) => {
      const { results } = await (await call('GET', `${base}/?search=rand&${query}`)).json()
      return results.map((event: { id: number }) => event.id)
    }
    expect(await listIds('from=2026-11-24&until=2026-11-24')).toEqual([id])
    expect(await listIds('from=2026-11-25')).toEqual([])
    expect(await listIds('until=2026-11-09')).toEqual([])
    expect(await listIds('kind=meeting&state=offline')).toEqual([id])
  })
})
