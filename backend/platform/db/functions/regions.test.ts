import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { regionCodes, regionTitles } from '@/lib/contract/common/region'
import { startTestDatabase } from '@/tests/databases'

const database = startTestDatabase()

it.each(regionCodes)('region_names names the federal state %s like the contract', async (code) => {
  const { rows } = await database.db.execute(sql`SELECT region_names(${code}) AS names`)
  const { de, en } = regionTitles[code]
  expect(rows).toEqual([{ names: de === en ? de : `${de}, ${en}` }])
})
