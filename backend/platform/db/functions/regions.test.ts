import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { regionCodes, regionTitles } from '@/lib/contract/common/region'
import { openTestDatabase, type TestDatabase } from '@/tests/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it.each(regionCodes)('region_names names the federal state %s like the contract', async (code) => {
  const { rows } = await database.db.execute(sql`SELECT region_names(${code}) AS names`)
  const { de, en } = regionTitles[code]
  expect(rows).toEqual([{ names: de === en ? de : `${de}, ${en}` }])
})
