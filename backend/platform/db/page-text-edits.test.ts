import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'

const database = startTestDatabase()

/** Columns that are keys, or set by the parent page, triggers or the database. */
const noEdits = ['edited_at', 'edited_by', 'is_dirty', 'locale', 'page_id', 'path', 'revision', 'search_text']

it('treats a change of every editable column as an edit', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute, (SELECT tgattr FROM pg_trigger WHERE tgname = 'page_text_edited') AS edited
    WHERE attrelid = 'page_texts'::regclass AND attnum > 0 AND NOT attisdropped AND NOT attnum = ANY (tgattr)
    ORDER BY 1`)
  expect(rows.map(({ name }) => name)).toEqual(noEdits)
})
