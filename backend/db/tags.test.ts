import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/tests/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a plain SQL statement announces what it changed', async () => {
  const heard = new Promise((resolve) => database.tags.subscribe(resolve))
  await database.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/alt', '/de/neu')`)
  expect(await heard).toEqual(['redirects'])
})
