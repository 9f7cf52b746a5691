import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { openTestDatabase } from '@/tests/databases'

it.runIf(inject('testTemplate').kind === 'postgres')(
  'limits sessions and disables JIT without startup parameters',
  async () => {
    const { db, close } = await openTestDatabase()
    const names = ['jit', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await db.execute(
      sql`SELECT name, setting, source FROM pg_settings WHERE name IN ${names} ORDER BY name`,
    )
    // A startup parameter has the source "client". PgBouncer rejects it.
    expect(rows.map(({ name, setting, source }) => [name, setting, source])).toEqual([
      ['idle_in_transaction_session_timeout', '30000', 'session'],
      ['jit', 'off', 'session'],
      ['statement_timeout', '15000', 'session'],
    ])
    await close()
  },
)
