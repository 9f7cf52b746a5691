import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { startOrganizations } from '../../organizations/routes/organizations.fixture'
import { startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { makePublished, board } = startJobs(backend)
const organizations = startOrganizations(backend)

const abroad = { region: null } as const
const listTitles = async (query: string) => (await board(query)).results.map(({ title }) => title)

async function makeJobsInTowns() {
  await makePublished({ title: 'Hamburg', place: 'Hamburg' })
  await makePublished({ title: 'Halle', place: 'Halle (Saale)' })
  await makePublished({ title: 'Nirgends', place: 'Kleinkleckersdorf' })
  await makePublished({ title: 'Leipzig', place: 'Leipzig' })
  await makePublished({ title: 'Wien', place: 'Wien', country: 'AT', ...abroad })
}

describe('ads near a postcode', () => {
  it('have their distances, the nearest first, those with an unknown place last', async () => {
    await makeJobsInTowns()
    const { results, is_near_known } = await board('?near=04109&ordering=distance')
    expect(is_near_known).toBe(true)
    expect(results.map(({ title }) => title)).toEqual(['Leipzig', 'Halle', 'Hamburg', 'Wien', 'Nirgends'])
    expect(results.map(({ distance }) => distance)).toEqual([0, 32, 294, 451, null])
  })

  it('are within a radius, and are counted for each radius by the other filters', async () => {
    await makeJobsInTowns()
    await makePublished({ title: 'Tanz', category: 'dance', place: 'Leipzig' })
    const near = await board('?near=04109&within=50&category=chorus&ordering=distance')
    expect(near.results.map(({ title }) => title)).toEqual(['Leipzig', 'Halle'])
    expect(near.radii).toEqual([
      { value: 25, count: 1 },
      { value: 50, count: 2 },
      { value: 100, count: 2 },
      { value: 200, count: 2 },
    ])
    expect(near.facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['chorus', 2],
      ['dance', 1],
    ])
    const emptyBoard = await board('?near=17489&within=25')
    expect(emptyBoard.relaxed).toEqual([{ filter: 'within', count: 6 }])
  })

  it('continue after one of several ads at the same distance without repetition', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await makePublished({ title, place: 'Leipzig' })
    await makePublished({ title: 'E', place: 'Ort ohne Karte' })
    const first = await board('?near=04109&ordering=distance&page_size=2')
    await makePublished({ title: 'F', place: 'Leipzig' })
    const second = await board(new URL(first.next ?? '').search)
    const third = await listTitles(new URL(second.next ?? '').search)
    const pageTitles = [...first.results, ...second.results].map(({ title }) => title)
    expect([...pageTitles, ...third]).toEqual(['D', 'C', 'B', 'A', 'E'])
  })

  it('are near two places for four digits, unless a country is named or selected', async () => {
    await makeJobsInTowns()
    await makePublished({ title: 'Zürich', place: 'Zürich', country: 'CH', ...abroad })
    await makePublished({ title: 'Graz', place: 'Graz', country: 'AT', ...abroad })
    const jobsNear8001 = await board('?near=8001&ordering=distance')
    expect(jobsNear8001.results.slice(0, 2).map(({ distance }) => distance)).toEqual([0, 0])
    expect((await board('?near=A-8001&ordering=distance')).results[0]?.title).toBe('Graz')
    expect((await listTitles('?near=8001&ordering=distance&country=CH'))[0]).toBe('Zürich')
  })

  it('use the place of the organization in the directory in its town, also after it moves', async () => {
    const { db } = backend.services
    const { id: organizationId } = await organizations.makePublished('Haus', { zip: '99999' })
    const move = (lat: number, lon: number) =>
      db.execute(
        sql`UPDATE organizations SET position = ${JSON.stringify({ lat, lon })}::jsonb WHERE page_id = ${organizationId}`,
      )
    await move(54.1, 13.4)
    const { id } = await makePublished({ title: 'Haus', place: 'Chemnitz' })
    await db.execute(sql`UPDATE jobs SET organization_id = ${organizationId} WHERE id = ${id}`)
    expect((await board('?near=99999')).results[0]?.distance).toBe(0)
    expect((await board('?near=99998')).results[0]?.distance).toBe(0)
    await move(48.14, 11.58)
    expect((await board('?near=17489')).results[0]?.distance).toBeGreaterThan(600)
    await makePublished({ title: 'Nachbar', place: 'Chemnitz' })
    expect((await board('?near=80331&within=25')).count).toBe(2)
  })

  it.each(['', '00000', '05111', '4', '041091', "' OR 1=1", '%', 'Leipzig', 'A-04109', '９９９９９'])(
    'are all ads, unsorted, for %j',
    async (near) => {
      await makeJobsInTowns()
      const fullBoard = await board(`?near=${encodeURIComponent(near)}&ordering=distance&within=50`)
      expect(fullBoard).toMatchObject({ count: 5, is_near_known: near === '' ? null : false, radii: [] })
      expect(fullBoard.results.map(({ title }) => title)).toEqual(await listTitles(''))
    },
  )

  it('are rejected for an unknown radius', async () => {
    expect((await backend.get('/de/api/jobs/?near=04109&within=7')).status).toBe(400)
  })
})
