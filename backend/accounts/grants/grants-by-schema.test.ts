import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { grants } from './end-grants'
import { references, secrets } from './references.fixture'

const backend = startTestBackend()

async function listColumns(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await backend.services.db.execute<{ name: string }>(query)
  return rows.map(({ name }) => name).toSorted()
}

const accountColumns = sql`SELECT c.conrelid::regclass || '.' || a.attname AS name
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
  WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`

it('each column that names an account is a grant that ends, or has a documented reason to stay', async () => {
  expect(Object.keys(references).toSorted()).toEqual(await listColumns(accountColumns))
})

it('each row that belongs to an account is a grant, needs a proof, or gives no further right', async () => {
  const columnNames = await listColumns(sql`${accountColumns} AND c.confdeltype = 'c'`)
  const stayingNames = columnNames.filter((name) => 'stays' in (references[name] ?? {}))
  const namesWithoutRight = ['jobs.owner_id', 'one_time_keys.user_id', 'pending_logins.user_id']
  expect(stayingNames).toEqual([...namesWithoutRight, 'sessions.user_id'])
})

it('each column with the hash of a key or a token names the event that ends it', async () => {
  const columnNames = await listColumns(sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name ~ '(key|token|secret)_hash$'`)
  expect(Object.keys(secrets).toSorted()).toEqual(columnNames)
})

it('each kind of grant has a column with its creator', () => {
  const kinds = Object.values(references).flatMap((reference) => ('grant' in reference ? [reference.grant] : []))
  expect(kinds.toSorted()).toEqual([...grants].toSorted())
})
