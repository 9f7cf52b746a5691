import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedAddress } from '@/backend/platform/db/client'
import { type EmbeddedServer, startEmbeddedServer } from '@/backend/platform/embedded/server'

/** What a test file may use until it gives it back. */
interface LentDatabase {
  socketFolder: string
  giveBack(): Promise<void>
}

interface TestServer extends EmbeddedServer {
  /** The structure of the database, which a test must not change: the next file gets the same one. */
  structure: string
  /** The names of the tables that migrations have not filled, for SQL. */
  emptyTables: string[]
  /** The names of those that they have filled: the schema `filled` keeps their rows. */
  filledTables: string[]
}

/** The servers of this process that no test file uses at present. They stop when the process ends. */
const idle: TestServer[] = []

/**
 * A migrated embedded database, empty otherwise. Starting PGlite takes longer than most test files, so that each
 * process of the tests hands its servers on, emptied, from file to file.
 * @param template the migrated data folder
 * @param folder where the copies lie; whoever made it removes it
 */
export async function borrowEmbedded(template: string, folder: string): Promise<LentDatabase> {
  const server = idle.pop() ?? (await start(template, folder))
  return {
    socketFolder: server.socketFolder,
    async giveBack() {
      if ((await empty(server)) !== server.structure) {
        await server.stop()
        throw new Error('A test has changed the structure of the database and not restored it.')
      }
      idle.push(server)
    },
  }
}

async function start(template: string, folder: string): Promise<TestServer> {
  const work = await mkdtemp(join(folder, 'embedded-'))
  const database = join(work, 'database')
  await cp(template, database, { recursive: true })
  const server = await startEmbeddedServer(database, work, (error) => {
    throw error
  })
  return {
    ...server,
    structure: await withClient(server, readStructure),
    ...(await withClient(server, readTables)),
  }
}

/** Finds the tables that are empty, and keeps copies of those that the migrations have filled. */
async function readTables(client: pg.Client): Promise<{ emptyTables: string[]; filledTables: string[] }> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const emptyTables: string[] = []
  const filledTables: string[] = []
  await client.query('CREATE SCHEMA filled')
  for (const { name } of rows) {
    if ((await client.query(`SELECT FROM public.${name} LIMIT 1`)).rows.length === 0) emptyTables.push(name)
    else {
      filledTables.push(name)
      await client.query(`CREATE TABLE filled.${name} AS TABLE public.${name}`)
    }
  }
  return { emptyTables, filledTables }
}

/** Removes what a test file left: rows, sequences' values, and the settings of the one session. @returns the structure */
async function empty(server: TestServer): Promise<string> {
  const tables = server.emptyTables.map((name) => `public.${name}`).join(', ')
  const refill = server.filledTables.map(
    (name) => `DELETE FROM public.${name};
      INSERT INTO public.${name} OVERRIDING SYSTEM VALUE TABLE filled.${name};`,
  )
  return withClient(server, async (client) => {
    await client.query('ROLLBACK')
    await client.query('DISCARD ALL')
    // Without the triggers, which would announce the change.
    await client.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       TRUNCATE ${tables} RESTART IDENTITY; ${refill.join(' ')} COMMIT`,
    )
    return readStructure(client)
  })
}

async function readStructure(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(`
    SELECT string_agg(thing, E'\\n' ORDER BY thing) AS structure FROM (
      SELECT format('%s.%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) AS thing
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND attnum > 0
      UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT id::text FROM drizzle.__drizzle_migrations
    ) AS things`)
  return rows[0]?.structure ?? ''
}

async function withClient<Result>(
  server: EmbeddedServer,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(embeddedAddress(server.socketFolder))
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
