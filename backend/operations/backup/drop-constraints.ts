import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

const foreignKeysSql = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
  ORDER BY conrelid, conname`

/** Triggers for ordinary writes. The owner of the tables may disable only these. */
const triggersSql = `
  SELECT tgrelid::regclass::text AS "table", quote_ident(tgname) AS name FROM pg_trigger
  JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled = 'O'`

/**
 * Drops foreign keys and disables triggers in a transaction, so that rows can be written in any
 * order. Returns a function that restores both and checks the foreign keys.
 */
export async function dropConstraints(client: Client): Promise<() => Promise<void>> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(foreignKeysSql)
  const { rows: triggers } = await client.query<{ table: string; name: string }>(triggersSql)
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  return async () => {
    for (const { table, name, definition } of foreignKeys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`)
  }
}
