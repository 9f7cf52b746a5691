import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { searchKinds } from '@/lib/contract/site/search'
import { startTestDatabase } from '@/tests/databases'
import { listScannedTables } from '@/tests/query-plans'
import { suggestQuery } from './advise'
import { countEntries, findBestEntries, findEntries, prepareSearch } from './find-entries'
import { lookUpSimilar } from './look-up-words'
import { parseQuery } from './parse-query'

const entryCount = 6000
const database = startTestDatabase()

/** Returns a word of letters only, because text search splits words with digits. */
const toLetters = (seed: string) => sql`translate(md5(${sql.raw(seed)}), '0123456789', 'ghijklmnop')`

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO search_entries
      (kind, record_id, locale, is_alone, date, year, title, detail, headlines, body, containers, title_words, words)
    SELECT 'pages', n, locale, false, now(), 2026, title, '', '', body, '{}', to_tsvector(config, title),
      setweight(to_tsvector(config, title), 'A') || setweight(to_tsvector(config, body), 'D')
    FROM generate_series(1, ${entryCount}::integer) AS n,
      (VALUES ('de', 'german'::regconfig), ('en', 'english'::regconfig)) AS languages (locale, config),
      LATERAL (SELECT ${toLetters("'t' || n")} AS title, ${toLetters("'b' || n")} || ' orchester' AS body) AS texts`)
  await db.execute(sql`
    INSERT INTO search_words (locale, word, spelling, lexeme)
    SELECT DISTINCT locale, word, word, search_lexeme(word, locale)
    FROM search_entries, regexp_split_to_table(title || ' ' || body, ' ') AS word ON CONFLICT DO NOTHING`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const firstPage = { kinds: searchKinds, year: null, ordering: 'relevance', offset: 0, limit: 5 } as const

async function loadWord(id: number, kind: 't' | 'b') {
  const { rows } = await database.db.execute<{ word: string }>(
    sql`SELECT ${toLetters(`'${kind}' || ${String(id)}`)} AS word`,
  )
  return rows[0]?.word ?? ''
}

it.each([
  ['a word of a title', async () => await loadWord(7, 't')],
  ['a word of a text', async () => await loadWord(7, 'b')],
  ['the beginning of a word', async () => (await loadWord(7, 't')).slice(0, 9)],
  ['a word with a mistake', async () => `${(await loadWord(7, 't')).slice(0, -1)}x`],
  ['two words', async () => `orchester ${await loadWord(7, 'b')}`],
])('reads indexes in a search for %s', async (_, query) => {
  const text = await query()
  let hitCount = 0
  const scannedTables = await listScannedTables(database.db, async (db) => {
    const options = { locale: 'de', language: null, viewer: null, now: new Date() } as const
    const search = await prepareSearch(db, parseQuery(text), options)
    await countEntries(db, search)
    await findBestEntries(db, search, { groups: [searchKinds], year: null, limit: 5 })
    await suggestQuery(db, text, search)
    hitCount = (await findEntries(db, search, firstPage)).length
  })
  expect(hitCount).toBeGreaterThan(0)
  expect(scannedTables).not.toContain('search_entries')
  expect(scannedTables).not.toContain('search_words')
})

it('ranks at most 1,000 entries for a frequent word', async () => {
  const options = { locale: 'de', language: null, viewer: null, now: new Date() } as const
  const search = await prepareSearch(database.db, parseQuery('orchester'), options)
  const { counts, isExact } = await countEntries(database.db, search)
  expect(isExact).toBe(false)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
})

it('finds a misspelled word although many words share its trigrams', async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO search_words (locale, word, spelling, lexeme)
    SELECT 'de', word, word, word FROM generate_series(1, 4000) AS n, LATERAL (SELECT 'zirk' || ${toLetters("'z' || n")} AS long) AS one,
      LATERAL (SELECT left(long, 9) AS word) AS two ON CONFLICT DO NOTHING`)
  await db.execute(sql`
    INSERT INTO search_words (locale, word, spelling, lexeme) VALUES ('de', 'zirkuszelt', 'Zirkuszelt', 'zirkuszelt')`)
  const [nearest] = await lookUpSimilar(db, 'de', 'zirkuszetl')
  expect(nearest).toEqual({ lexeme: 'zirkuszelt', spelling: 'Zirkuszelt' })
})
