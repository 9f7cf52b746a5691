import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { openTestDatabase } from '@/tests/databases'

it.runIf(inject('testTemplate').kind === 'postgres')('disables JIT compilation of statements', async () => {
  const { db, close } = await openTestDatabase()
  expect((await db.execute(sql`SHOW jit`)).rows).toEqual([{ jit: 'off' }])
  await close()
})
