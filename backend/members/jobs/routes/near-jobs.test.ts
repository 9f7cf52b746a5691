import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { startOrganizations } from '../../organizations/routes/organizations.fixture'
import { startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { makePublished, readBoard } = startJobs(backend)
const organizations = startOrganizations(backend)

const noRegion = { region: null } as const
const listTitles = async (query: string) => (await readBoard(query)).results.map(({ title }) => title)

async function makeJobsInTowns() {
  await makePublished({ title: 'Hamburg', place: 'Hamburg' })
  await makePublished({ title: 'Halle', place: 'Halle (Saale)' })
  await makePublished({ title: 'Nirgends', place: 'Kleinkleckersdorf' })
  await makePublished({ title: 'Leipzig', place: 'Leipzig' })
  await makePublished({ title: 'Wien', place: 'Wien', country: 'AT', ...noRegion })
}

describe('ads near a postcode', () => {
  it('have their distances, the nearest first, those with an unknown place last', async () => {
    await makeJobsInTowns()
    const { results, is_near_known } = await readBoard('?near=04109&ordering=distance')
    expect(is_near_known).toBe(true)
    expect(results.map(({ title }) => title)).toEqual(['Leipzig', 'Halle', 'Hamburg', 'Wien', 'Nirgends'])
    expect(results.map(({ distance }) => distance)).toEqual([0, 32, 294, 451, null])
  })

  it('are within a radius, and are counted for each radius by the other filters', async () => {
    await makeJobsInTowns()
    await makePublished({ title: 'Tanz', category: 'dance', place: 'Leipzig' })
    const nearBoard = await readBoard('?near=04109&within=50&category=chorus&ordering=distance')
    expect(nearBoard.results.map(({ title }) => title)).toEqual(['Leipzig', 'Halle'])
    expect(nearBoard.radii).toEqual([
      { value: 25, count: 1 },
      { value: 50, count: 2 },
      { value: 100, count: 2 },
      { value: 200, count: 2 },
    ])
    expect(nearBoard.facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['chorus', 2],
      ['dance', 1],
    ])
    const emptyBoard = await readBoard('?near=17489&within=25')
    expect(emptyBoard.relaxed).toEqual([{ filter: 'within', count: 6 }])
  })

  it('continue after one of several ads at the same distance without repetition', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await makePublished({ title, place: 'Leipzig' })
    await makePublished({ title: 'E', place: 'Ort ohne Karte' })
    const firstPage = await readBoard('?near=04109&ordering=distance&page_size=2')
    await makePublished({ title: 'F', place: 'Leipzig' })
    const secondPage = await readBoard(new URL(firstPage.next ?? '').search)
    const lastTitles = await listTitles(new URL(secondPage.next ?? '').search)
    const titles = [...firstPage.results, ...secondPage.results].map(({ title }) => title)
    expect([...titles, ...lastTitles]).toEqual(['D', 'C', 'B', 'A', 'E'])
  })

  it('are near two places for four digits, unless a country is named or selected', async () => {
    await makeJobsInTowns()
    await makePublished({ title: 'Zürich', place: 'Zürich', country: 'CH', ...noRegion })
    await makePublished({ title: 'Graz', place: 'Graz', country: 'AT', ...noRegion })
    const jobsNear8001 = await readBoard('?near=8001&ordering=distance')
    expect(jobsNear8001.results.slice(0, 2).map(({ distance }) => distance)).toEqual([0, 0])
    expect((await readBoard('?near=A-8001&ordering=distance')).results[0]?.title).toBe('Graz')
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
    expect((await readBoard('?near=99999')).results[0]?.distance).toBe(0)
    expect((await readBoard('?near=99998')).results[0]?.distance).toBe(0)
    await move(48.14, 11.58)
    expect((await readBoard('?near=17489')).results[0]?.distance).toBeGreaterThan(600)
    await makePublished({ title: 'Nachbar', place: 'Chemnitz' })
    expect((await readBoard('?near=80331&within=25')).count).toBe(2)
  })

  it.each(['', '00000', '05111', '4', '041091', "' OR 1=1", '%', 'Leipzig', 'A-04109', '９９９９９'])(
    'are all ads, unsorted, for %j',
    async (near) => {
      await makeJobsInTowns()
      const fullBoard = await readBoard(`?near=${encodeURIComponent(near)}&ordering=distance&within=50`)
      expect(fullBoard).toMatchObject({ count: 5, is_near_known: near === '' ? null : false, radii: [] })
      expect(fullBoard.results.map(({ title }) => title)).toEqual(await listTitles(''))
    },
  )

  it('are rejected for an unknown radius', async () => {
    expect((await backend.get('/de/api/jobs/?near=04109&within=7')).status).toBe(400)
  })
})
