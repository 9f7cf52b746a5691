import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { searchSynonyms } from '@/backend/platform/db/schema/library/search'
import { searchOverviewSchema } from '@/lib/contract/site/search'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

const office = logInBeforeAll(backend, { role: 'office' })
beforeAll(async () => {
  await backend.services.db
    .insert(persons)
    .values({ name: 'Ada Amsel', function: { de: 'Leitung Donnerblech', en: 'Thunder sheet' } })
})
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)

async function countHits(query: string): Promise<number> {
  const response = await backend.get(`/de/api/search/?query=${encodeURIComponent(query)}`)
  return searchOverviewSchema.parse(await response.json()).others.count
}

describe('the synonyms', () => {
  it('have a default list', async () => {
    const { results } = await (await call('GET', 'administration/search-synonyms/?search=geigerin')).json()
    expect(results).toMatchObject([{ values: { locale: 'de', words: expect.stringContaining('Violine') } }])
  })

  it('keep a group of the office if a later default contains one of its words', async () => {
    const { db } = backend.services
    const officeWords = ['Alte Stimmen', 'Altistin']
    const [group] = await db
      .update(searchSynonyms)
      .set({ words: officeWords })
      .where(sql`'Altistin' = ANY (${searchSynonyms.words})`)
      .returning()
    const count = await db.$count(searchSynonyms)
    await db.execute(sql.raw(await readFile('backend/platform/db/migrations/0014_search_voices.sql', 'utf8')))
    expect(await db.$count(searchSynonyms)).toBe(count)
    expect(
      await db
        .select({ words: searchSynonyms.words })
        .from(searchSynonyms)
        .where(eq(searchSynonyms.id, group?.id ?? 0)),
    ).toEqual([{ words: officeWords }])
  })

  it('are maintained by the office, and take effect at once', async () => {
    expect(await countHits('Gewitterwand')).toBe(0)
    const group = { locale: 'de', words: ' Gewitterwand,  Donnerblech, Großes  Gewitter, donnerblech ' }
    const creationResponse = await call('POST', 'search-synonyms/', { values: group })
    expect(creationResponse.status).toBe(201)
    const { id, revision, values } = await creationResponse.json()
    expect(values).toEqual({ locale: 'de', words: 'Gewitterwand, donnerblech, Großes Gewitter' })
    for (const query of ['Gewitterwand', 'gewitterwände', 'großes Gewitter', 'GROSSES GEWITTER']) {
      expect([query, await countHits(query)]).toEqual([query, 1])
    }
    expect(await countHits('Gewitter')).toBe(0)
    const change = { revision, values: { words: 'Gewitterwand, Windmaschine' } }
    expect((await call('PATCH', `search-synonyms/${id}/`, change)).status).toBe(200)
    expect(await countHits('Gewitterwand')).toBe(0)
    expect((await call('POST', 'administration/search-synonyms/delete/', { ids: [id] })).status).toBe(200)
    expect((await call('GET', `administration/search-synonyms/${id}/`)).status).toBe(404)
  })

  it.each(['Geige', 'Geige, geige ,', Array.from({ length: 25 }, (_, index) => `Wort ${index}`).join(',')])(
    'need 2 to 24 different words; %s is rejected',
    async (words) => {
      const response = await call('POST', 'search-synonyms/', { values: { locale: 'de', words } })
      expect(response.status).toBe(400)
      expect(JSON.stringify(await response.json())).toContain('2 bis 24 Wörter')
    },
  )
})
