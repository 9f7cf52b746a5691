import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/tests/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What names a page's text, what goes with the page above, and what triggers and the database itself keep. */
const noEdits = ['edited_at', 'edited_by', 'is_dirty', 'locale', 'page_id', 'path', 'revision', 'search_text']

it('every column that an editor writes is one whose change is taken for an edit', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute, (SELECT tgattr FROM pg_trigger WHERE tgname = 'page_text_edited') AS edited
    WHERE attrelid = 'page_texts'::regclass AND attnum > 0 AND NOT attisdropped AND NOT attnum = ANY (tgattr)
    ORDER BY 1`)
  expect(rows.map(({ name }) => name)).toEqual(noEdits)
})
