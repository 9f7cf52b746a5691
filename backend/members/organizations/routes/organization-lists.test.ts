import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizationListSchema, placesSchema } from '@/lib/contract/pages/organization'
import { startTestBackend } from '@/tests/backend-app'
import { startOrganizations } from './organizations.fixture'

const backend = startTestBackend()
const { make, makePublished, list, listTitles } = startOrganizations(backend)

describe('the list of organizations', () => {
  it('is sorted by place and name like German dictionaries, without entries that have no place', async () => {
    await makePublished('Zirkus', { place: 'Munster', region: 'DE-NI' })
    await makePublished('Ahorn', { place: 'Münster', region: 'DE-NW' })
    await makePublished('Zelt', { place: 'Mülheim' })
    await makePublished('Öhringer Bühne')
    await makePublished('Oper am Schloss')
    await makePublished('„Olymp“')
    await makePublished('Straßentheater', { place: 'Ähnlich' })
    await makePublished('Überall', { place: '' })
    await make('Entwurf')
    expect(await listTitles()).toEqual([
      ...['Straßentheater', 'Öhringer Bühne', '„Olymp“', 'Oper am Schloss', 'Zelt', 'Zirkus', 'Ahorn'],
    ])
    expect((await list()).letters).toEqual(['A', 'C', 'M'])
    expect(await listTitles('?place=M%C3%BCnster')).toEqual(['Ahorn'])
    expect(await listTitles('?letter=M')).toEqual(['Zelt', 'Zirkus', 'Ahorn'])
  })

  it('is filtered by category, region, letter and words, and counts all categories', async () => {
    await makePublished('Puppenbühne', { zip: '09111' })
    await makePublished('Philharmonie', { category: 'orchestra' })
    await makePublished('Verein für Bühne', { category: 'other', place: 'Kassel', region: 'DE-HE' })
    const counts = { theater: 1, orchestra: 1, other: 1 }
    expect(await list()).toMatchObject({ count: 3, category_counts: counts, letters: ['C', 'K'] })
    expect(await list('?categories=theater')).toMatchObject({ count: 1, category_counts: counts, letters: ['C'] })
    expect(await listTitles('?categories=orchestra,other')).toEqual(['Philharmonie', 'Verein für Bühne'])
    expect(await list('?region=DE-SN&categories=')).toMatchObject({
      count: 2,
      category_counts: { theater: 1, orchestra: 1, other: 0 },
    })
    expect(await list('?letter=k')).toMatchObject({
      count: 1,
      category_counts: { theater: 0, orchestra: 0, other: 1 },
      letters: ['C', 'K'],
    })
    for (const search of ['bühne', 'BUEHNE', 'uhne', 'buhne']) {
      expect(await listTitles(`?search=${encodeURIComponent(search)}`)).toEqual(['Puppenbühne', 'Verein für Bühne'])
    }
    expect(await listTitles('?search=b%C3%BChne+kassel')).toEqual(['Verein für Bühne'])
    expect(await listTitles('?search=bu%CC%88hne+kassel')).toEqual(['Verein für Bühne'])
    expect(await listTitles('?search=091')).toEqual(['Puppenbühne'])
    expect(await listTitles('?search=ph')).toEqual(['Philharmonie'])
    for (const query of ['?categories=x', '?place=Chem', '?region=DE', '?letter=%23', '?search=%25', '?search=zz']) {
      expect(await list(query)).toMatchObject({ count: 0, results: [], next: null })
    }
  })

  it('neither repeats nor omits entries while organizations are added and removed', async () => {
    for (const place of ['A', 'B', 'C', 'D', 'E', 'F']) await makePublished(place, { place })
    const firstPage = await list('?page_size=2')
    expect(firstPage).toMatchObject({ count: 6, previous: null })
    await makePublished('Neu', { place: 'Aa' })
    const secondPage = organizationListSchema.parse(await (await backend.get(firstPage.next ?? '')).json())
    expect(secondPage.results.map(({ title }) => title)).toEqual(['C', 'D'])
    await backend.services.db.execute(sql`DELETE FROM pages WHERE id = ${secondPage.results[1]?.id ?? 0}`)
    const lastPage = organizationListSchema.parse(await (await backend.get(secondPage.next ?? '')).json())
    expect(lastPage).toMatchObject({ results: [{ title: 'E' }, { title: 'F' }], next: null })
    expect((await backend.get('/de/api/organizations/?page=9')).status).toBe(404)
  })

  it('removes entries that go offline, lose their place or become internal', async () => {
    const { id } = await makePublished('Haus')
    const { db } = backend.services
    for (const [removal, reversal] of [
      [
        sql`UPDATE publications SET is_online = false WHERE page_id = ${id}`,
        sql`UPDATE publications SET is_online = true WHERE page_id = ${id}`,
      ],
      [
        sql`UPDATE publications SET audience = '{}' WHERE page_id = ${id}`,
        sql`UPDATE publications SET audience = NULL WHERE page_id = ${id}`,
      ],
      [
        sql`UPDATE organizations SET place = '' WHERE page_id = ${id}`,
        sql`UPDATE organizations SET place = 'Kiel' WHERE page_id = ${id}`,
      ],
    ] as const) {
      await db.execute(removal)
      expect(await listTitles()).toEqual([])
      await db.execute(reversal)
      expect(await listTitles()).toEqual(['Haus'])
    }
  })

  it.each([
    ...['?letter=ab', '?after=x', `?search=${'x'.repeat(201)}`],
    ...['["a",1]', '["\\u0000","",1]', '["\\ud800","",1]'].map((cursor) => `?after=${btoa(cursor)}`),
  ])('rejects %s', async (query) => {
    expect((await backend.get(`/de/api/organizations/${query}`)).status).toBe(400)
  })
})

it('places are counted by category and have the mean position of their organizations', async () => {
  await makePublished('Haus', { position: { lat: 50.8, lon: 12.9 } })
  await makePublished('Orchester', { category: 'orchestra', position: { lat: 51, lon: 13.1 } })
  await makePublished('Bühne', { place: 'Aue', position: null })
  await makePublished('Verein', { place: 'Wien', region: null, category: 'other', country: 'AT', position: null })
  const readList = async (query = '') => {
    const response = await backend.get(`/de/api/places/${query}`)
    expect(response.headers.get('Cache-Tag')).toBe('records:organization')
    return placesSchema.parse(await response.json())
  }
  const region = { code: 'DE-SN', title: 'Sachsen' }
  const noPosition = { lat: null, lon: null }
  const toSingleCount = (category: string) => ({
    count: 1,
    category_counts: { theater: 0, orchestra: 0, other: 0, [category]: 1 },
  })
  expect(await readList()).toEqual([
    { place: 'Aue', letter: 'A', region, ...noPosition, ...toSingleCount('theater') },
    {
      place: 'Chemnitz',
      letter: 'C',
      region,
      count: 2,
      lat: expect.closeTo(50.9),
      lon: expect.closeTo(13),
      category_counts: { theater: 1, orchestra: 1, other: 0 },
    },
    { place: 'Wien', letter: 'W', region: null, ...noPosition, ...toSingleCount('other') },
  ])
  await makePublished('Haus im Westen', { place: 'Aue', region: 'DE-RP', position: null })
  expect((await readList()).slice(0, 2)).toMatchObject([
    { place: 'Aue', count: 1, region: { code: 'DE-RP' } },
    { place: 'Aue', count: 1, region },
  ])
  expect(await readList('?search=orch')).toEqual([
    { place: 'Chemnitz', letter: 'C', region, lat: 51, lon: 13.1, ...toSingleCount('orchestra') },
  ])
  expect((await backend.get(`/de/api/places/?search=${'x'.repeat(201)}`)).status).toBe(400)
})

it('keeps the stored counts of places correct after any change', async () => {
  const [first, second] = [
    await makePublished('Haus Nord', { position: { lat: 50.8, lon: 12.9 } }),
    await makePublished('Haus Süd', { category: 'orchestra', position: { lat: 51, lon: 13.1 } }),
  ]
  await makePublished('Haus West', { place: 'Aue' })
  const readPlaces = async (query: string) =>
    placesSchema.parse(await (await backend.get(`/de/api/places/${query}`)).json())
  for (const change of [
    sql`UPDATE organizations SET place = 'Kiel', region = 'DE-SH' WHERE page_id = ${first.id}`,
    sql`UPDATE organizations SET category = 'other'`,
    sql`UPDATE organizations SET position = NULL WHERE page_id = ${second.id}`,
    sql`UPDATE publications SET is_online = false WHERE page_id = ${second.id}`,
    sql`UPDATE publications SET is_online = true`,
    sql`DELETE FROM pages WHERE id = ${first.id}`,
    sql`UPDATE organizations SET place = 'Aue', region = NULL`,
    sql`DELETE FROM pages`,
  ]) {
    await backend.services.db.execute(change)
    expect(await readPlaces('')).toEqual(await readPlaces('?search=haus'))
  }
  expect(await readPlaces('')).toEqual([])
})
