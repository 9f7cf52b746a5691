import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

const migrationsName = '__drizzle_migrations'
const functionRecordsName = '__function_files'
/** Tables with the migrations and the function files. */
export const historyTables: readonly string[] = [migrationsName, functionRecordsName]
/** Schema of the history. Without rights to it, `public` is used. */
const historySchema = 'drizzle'

export const findHistory = (client: Client) => findTable(client, migrationsName)

/** Finds the qualified name of the function-file table. */
export const findFunctionRecords = (client: Client) => findTable(client, functionRecordsName)

async function findTable(client: Client, table: string): Promise<string | null> {
  // Reads the catalogs, because to_regclass needs a right on the schema.
  const { rows } = await client.query<{ schema: string }>(
    `SELECT nspname AS schema FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relname = $1 AND nspname IN ($2, 'public') ORDER BY nspname = 'public' LIMIT 1`,
    [table, historySchema],
  )
  return rows[0] ? `${rows[0].schema}.${table}` : null
}

/** Returns the time of the last migration; null before the first one. */
export async function readLevel(client: Client): Promise<number | null> {
  const history = await findHistory(client)
  if (history === null) return null
  const { rows } = await client.query<{ level: string | null }>(`SELECT max(created_at)::text AS level FROM ${history}`)
  const level = rows[0]?.level
  return level ? Number(level) : null
}

export async function hasMigration(client: Client, level: number): Promise<boolean> {
  const history = await findHistory(client)
  if (history === null) return false
  const { rows } = await client.query(`SELECT FROM ${history} WHERE created_at = $1`, [level])
  return rows.length > 0
}

/**
 * Creates missing history tables and returns the names of both. Uses `public` if the role may not
 * create a schema.
 */
export async function createHistory(client: Client): Promise<{ migrations: string; functions: string }> {
  const migrations = (await findHistory(client)) ?? (await createMigrationsTable(client))
  const functions = (await findFunctionRecords(client)) ?? (await createRecordsTable(client, migrations))
  return { migrations, functions }
}

async function createRecordsTable(client: Client, history: string): Promise<string> {
  const table = history.replace(migrationsName, functionRecordsName)
  await client.query(`CREATE TABLE ${table} (name text PRIMARY KEY, hash text NOT NULL, version integer NOT NULL)`)
  return table
}

async function createMigrationsTable(client: Client): Promise<string> {
  const { rows } = await client.query<{ mayExtend: boolean; mayUse: boolean }>(
    `SELECT has_database_privilege(current_database(), 'CREATE') AS "mayExtend",
       coalesce(has_schema_privilege(to_regnamespace($1)::oid, 'USAGE')
         AND has_schema_privilege(to_regnamespace($1)::oid, 'CREATE'), false) AS "mayUse"`,
    [historySchema],
  )
  const { mayExtend = false, mayUse = false } = rows[0] ?? {}
  if (mayExtend) await client.query(`CREATE SCHEMA IF NOT EXISTS ${historySchema}`)
  const table = `${mayExtend || mayUse ? historySchema : 'public'}.${migrationsName}`
  await client.query(`CREATE TABLE ${table} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  return table
}

/** SQL array of the relations that backups omit. */
export const historyRelations = `ARRAY['${[...historyTables, `${migrationsName}_id_seq`].join("', '")}']::name[]`
