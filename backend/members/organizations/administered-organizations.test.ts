import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cacheTags } from '@/lib/cache-tags'
import { organizationListSchema } from '@/lib/contract/pages/organization'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { importTable } from '@/tests/content/record-tables'
import { organizationValues } from '../proposals/routes/entries.fixture'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

const office = logInBeforeAll(backend, { role: 'office' })

const base = 'administration/organizations'
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
const values = {
  ...organizationValues,
  teaser: { de: 'Drei Sparten', en: '' },
  position: { lat: 50.83, lon: 12.92 },
  delegates: [],
  stages: [{ name: 'Großes Haus', seats: 700, address: '' }],
  people: [
    { name: 'Ada Amsel', role: 'director', function: { de: 'Intendantin', en: 'Director' }, email: '', phone: '' },
  ],
}

async function make(changes: object = {}) {
  const response = await call('POST', `${base}/`, { values: { ...values, ...changes } })
  const organization = await response.json()
  expect([response.status, organization]).toMatchObject([201, {}])
  return organization
}
async function change(id: number, revision: number, changes: object) {
  const response = await call('PATCH', `${base}/${id}/`, { revision, values: changes })
  const changedOrganization = await response.json()
  expect([response.status, changedOrganization]).toMatchObject([200, {}])
  return changedOrganization
}
const runAction = async (action: string, ids: number[], parameters: object = {}) =>
  (await call('POST', `${base}/${action}/`, { ids, ...parameters })).json()
const loadList = async (locale = 'de', query = '') =>
  organizationListSchema.parse(await (await backend.get(`/${locale}/api/organizations/${query}`)).json())

describe('an entry of the directory', () => {
  it('is created in both languages, published by one action, and changes are visible at once', async () => {
    const organization = await make()
    expect(organization).toMatchObject({
      title: 'Haus am Fluss',
      url: `/de/unsere-mitglieder/haus-am-fluss/${organization.id}`,
      values: { ...values, slug: { de: 'haus-am-fluss', en: 'house-on-the-river' } },
      row: { state: { de: 'offline', en: 'offline' }, publish_at: null },
    })
    expect((await loadList()).count).toBe(0)
    expect(await runAction('publish', [organization.id])).toEqual({ done: [organization.id], refused: [] })
    expect(await loadList('en')).toMatchObject({ count: 1, results: [{ title: 'House on the River' }] })

    const notifications = await listenTo(backend.services)
    const changedOrganization = await change(organization.id, organization.revision, {
      street: 'Flussweg 2',
      place: 'Wehrstadt',
      title: { de: 'Haus am Wehr', en: 'House on the River' },
    })
    expect(await notifications.next()).toContain(cacheTags.records('organization'))
    expect(changedOrganization).toMatchObject({ revision: 2, row: { state: { de: 'online', en: 'online' } } })
    expect(await loadList()).toMatchObject({
      results: [{ title: 'Haus am Wehr', street: 'Flussweg 2', place: 'Wehrstadt' }],
    })
    expect(await loadList('en')).toMatchObject({ results: [{ title: 'House on the River', place: 'Wehrstadt' }] })
    expect((await loadList('de', '?search=wehr')).count).toBe(1)
    expect(await (await backend.get('/de/api/search/?query=flussweg')).text()).toContain('Haus am Wehr')
  })

  it('does not publish pending changes of its page', async () => {
    const { id, revision } = await make()
    await runAction('publish', [id])
    await backend.services.db.execute(
      sql`UPDATE page_texts SET headline = 'Noch nicht', revision = revision + 1 WHERE page_id = ${id} AND locale = 'de'`,
    )
    const changedOrganization = await change(id, revision, { title: { de: 'Neu', en: 'New' }, phone: '1' })
    const changes = { state: { de: 'changed', en: 'online' }, is_changed: { de: true, en: false } }
    expect(changedOrganization.row).toMatchObject(changes)
    expect(await (await backend.get(`/de/api/organizations/${id}/`)).json()).toMatchObject({
      title: 'Haus am Fluss',
      phone: '1',
    })
  })

  it('gets a second language later and keeps its data', async () => {
    const { id, revision } = await make({ title: { de: 'Nur hier', en: '' } })
    const list = await (await call('GET', `${base}/?missing=en&search=nur`)).json()
    expect(list.results).toMatchObject([{ id, values: { state: { de: 'offline', en: null } } }])
    const changedOrganization = await change(id, revision, { title: { de: 'Nur hier', en: 'Here only' } })
    expect(changedOrganization).toMatchObject({
      values: { title: { en: 'Here only' }, slug: { en: 'here-only' } },
      row: { state: { de: 'offline', en: 'offline' } },
    })
    const rejection = await call('PATCH', `${base}/${id}/`, {
      revision: changedOrganization.revision,
      values: { title: { de: '', en: 'Here only' } },
    })
    expect([rejection.status, await rejection.json()]).toEqual([400, { values: { title: { de: ['Pflichtfeld'] } } }])
  })

  it('is rejected with the invalid fields', async () => {
    for (const [changes, field] of [
      [{ title: { de: '', en: '' } }, 'title'],
      [{ logo: 999_999 }, 'logo'],
      [{ region: 'XX' }, 'region'],
      [{ slug: { de: 'a b', en: '' } }, 'slug'],
      [{ website: 'javascript:alert(1)' }, 'website'],
    ] as const) {
      const response = await call('POST', `${base}/`, { values: { ...values, ...changes } })
      expect([field, response.status]).toEqual([field, 400])
      expect(Object.keys((await response.json()).values)).toEqual([field])
    }
  })

  it('is deleted and restored as a draft, with its history', async () => {
    const { id } = await make()
    await runAction('publish', [id])
    expect(await runAction('delete', [id])).toMatchObject({ done: [id] })
    expect((await backend.get(`/de/api/organizations/${id}/`)).status).toBe(410)
    expect(await runAction('restore', [id])).toMatchObject({ done: [id] })
    expect(await (await call('GET', `${base}/${id}/`)).json()).toMatchObject({
      values: { street: 'Theaterstraße 1' },
      row: { state: { de: 'offline', en: 'offline' } },
    })
    const { results } = await (await call('GET', `${base}/${id}/history/`)).json()
    expect(results.map(({ event }: { event: string }) => event)).toEqual(['restored', 'deleted', 'created'])
  })

  it('is taken offline', async () => {
    const { id } = await make()
    await runAction('publish', [id], { at: '2026-11-03T10:00:00+01:00' })
    expect(await runAction('unpublish', [id])).toMatchObject({ done: [id] })
    const { row } = await (await call('GET', `${base}/${id}/`)).json()
    expect(row).toMatchObject({ state: { de: 'offline', en: 'offline' }, publish_at: null })
  })
})

it('filters the list by the fields and the state of the page', async () => {
  await backend.services.db.execute(sql`DELETE FROM pages WHERE content_type <> 'page'`)
  const orchestra = await make({ category: 'orchestra', title: { de: 'Orchester', en: '' }, region: null })
  const onlineOrganization = await make()
  await runAction('publish', [onlineOrganization.id])
  const scheduledOrganization = await make({ title: { de: 'Geplant', en: '' } })
  await runAction('publish', [scheduledOrganization.id], { at: '2026-11-03T10:00:00+01:00' })
  const listIds = async (query: string) => {
    const { results } = await (await call('GET', `${base}/?${query}`)).json()
    return results.map(({ id }: { id: number }) => id)
  }
  expect(await listIds('category=orchestra')).toEqual([orchestra.id])
  expect(await listIds('region=DE-SN&ordering=-title')).toEqual([onlineOrganization.id, scheduledOrganization.id])
  expect(await listIds('state=online')).toEqual([onlineOrganization.id])
  expect(await listIds('state=scheduled')).toEqual([scheduledOrganization.id])
  expect(await listIds('state=offline')).toEqual([orchestra.id])
  expect(await listIds('state=changed')).toEqual([])
  expect(await listIds('search=fluss+chemnitz')).toEqual([onlineOrganization.id])
})

describe('the position of an entry', () => {
  it.each([
    ['another known town', { zip: '20095', place: 'Hamburg', region: 'DE-HH' }, { lat: 53.55, lon: 10 }],
    ['a place of another postcode', { zip: '24937', place: 'Kleinort' }, { lat: 54.4, lon: 9.9 }],
    ['an unknown place abroad', { zip: '75001', place: 'Paris', country: 'FR' }, null],
    ['another street', { street: 'Theaterplatz 2' }, values.position],
    ['another postcode of the town', { zip: '09112' }, values.position],
    ['the same town in other words', { place: 'Chemnitz (Sachsen)' }, values.position],
    ['another town with its position', { place: 'Kiel', position: { lat: 54.3, lon: 10.1 } }, { lat: 54.3, lon: 10.1 }],
  ])('fits the address after a change to %s', async (_change, changes, position) => {
    const { id, revision } = await make()
    await runAction('publish', [id])
    const changedOrganization = await change(id, revision, { ...changes })
    expect(changedOrganization.values.position).toEqual(position)
    const { results } = await loadList()
    expect(results.find((entry) => entry.id === id)).toMatchObject({
      lat: position?.lat ?? null,
      lon: position?.lon ?? null,
    })
  })

  it.each([
    ['is found again after a move from an unknown place', { place: 'Paris', country: 'FR' }, { lat: 53.55, lon: 10 }],
    ['stays empty if it was deleted', { position: null }, null],
  ])('%s', async (_case, firstChange, position) => {
    const { id, revision } = await make()
    const { values: changedValues, revision: newRevision } = await change(id, revision, firstChange)
    expect(changedValues.position).toBeNull()
    const movedOrganization = await change(id, newRevision, { zip: '20095', place: 'Hamburg', country: 'DE' })
    expect(movedOrganization.values.position).toEqual(position)
  })

  it('is found for a new entry, which has no state outside Germany', async () => {
    const { values: germanValues } = await change((await make({ position: null })).id, 1, {})
    expect(germanValues.position).toEqual({ lat: 50.83, lon: 12.92 })
    const { id, revision } = await make({ country: 'AT' })
    expect((await change(id, revision, { street: 'Ring 1' })).values.region).toBeNull()
  })

  it('follows the address in an imported table and in a call of the API', async () => {
    const { id } = await make({ title: { de: 'Umzug', en: 'Move' } })
    const table = `Nummer;PLZ;Ort\r\n${id};24103;Kiel`
    await importTable(office, 'organizations', table)
    const readOrganization = async () => (await call('GET', `${base}/${id}/`)).json()
    const { values: importedValues } = await readOrganization()
    expect(importedValues.position).toEqual({ lat: 54.32, lon: 10.14 })
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    const path = `/de/api/organizations/${id}/`
    const { revision } = await (await editor.call('GET', `${path}?draft=1`)).json()
    expect((await editor.call('PATCH', path, { revision, place: 'Jena', zip: '07743' })).status).toBe(200)
    expect((await readOrganization()).values.position).toEqual({ lat: 50.93, lon: 11.59 })
  })
})
