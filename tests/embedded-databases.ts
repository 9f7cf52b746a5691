import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedClientConfig } from '@/backend/platform/db/client'
import { type EmbeddedServer, startEmbeddedServer } from '@/backend/platform/embedded/server'

/** A database that a test file uses until it returns it. */
interface BorrowedDatabase {
  socketFolder: string
  giveBack(): Promise<void>
}

interface TestServer extends EmbeddedServer {
  /**
   * The structure of the database. Tests must not change it, since the next file gets the same
   * database.
   */
  structure: string
  /** Quoted names of the tables that are empty after the migrations. */
  emptyTables: string[]
  /**
   * Quoted names of the tables that migrations fill; the schema `filled` has copies of their rows.
   */
  filledTables: FilledTable[]
}

/** Servers of this process that no test file uses. They stop when the process ends. */
const idleServers: TestServer[] = []

/**
 * Borrows a migrated embedded database that is otherwise empty. Starting PGlite takes longer than
 * most test files, so each test process empties its servers and reuses them for the next file.
 * @param template the migrated data folder
 * @param folder the folder for copies; its creator deletes it
 */
export async function borrowEmbedded(template: string, folder: string): Promise<BorrowedDatabase> {
  const server = idleServers.pop() ?? (await startServer(template, folder))
  return {
    socketFolder: server.socketFolder,
    async giveBack() {
      if ((await emptyDatabase(server)) !== server.structure) {
        await server.stop()
        throw new Error('A test changed the structure of the database and did not restore it.')
      }
      idleServers.push(server)
    },
  }
}

async function startServer(template: string, folder: string): Promise<TestServer> {
  const workFolder = await mkdtemp(join(folder, 'embedded-'))
  const database = join(workFolder, 'database')
  await cp(template, database, { recursive: true })
  const server = await startEmbeddedServer(database, workFolder, (error) => {
    throw error
  })
  return { ...server, structure: await withClient(server, loadStructure), ...(await withClient(server, prepareTables)) }
}

/** A table with rows, and its columns without generated ones. */
interface FilledTable {
  name: string
  columns: string
}

/** Finds the empty tables and copies those that migrations filled. */
async function prepareTables(client: pg.Client): Promise<{ emptyTables: string[]; filledTables: FilledTable[] }> {
  const { rows } = await client.query<FilledTable>(`
    SELECT format('%I', relname) AS name, string_agg(format('%I', attname), ', ') AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' GROUP BY relname`)
  const emptyTables: string[] = []
  const filledTables: FilledTable[] = []
  await client.query('CREATE SCHEMA filled')
  for (const { name, columns } of rows) {
    if ((await client.query(`SELECT FROM public.${name} LIMIT 1`)).rows.length === 0) emptyTables.push(name)
    else {
      filledTables.push({ name, columns })
      await client.query(`CREATE TABLE filled.${name} AS SELECT ${columns} FROM public.${name}`)
    }
  }
  return { emptyTables, filledTables }
}

/**
 * Resets rows, sequences and session settings after a test file.
 * @returns the structure of the database
 */
async function emptyDatabase(server: TestServer): Promise<string> {
  const tables = server.emptyTables.map((name) => `public.${name}`).join(', ')
  const refill = server.filledTables.map(
    ({ name, columns }) => `DELETE FROM public.${name};
      INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE TABLE filled.${name};`,
  )
  return withClient(server, async (client) => {
    await client.query('ROLLBACK')
    await client.query('DISCARD ALL')
    // Triggers are off, since they would announce the change.
    await client.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       TRUNCATE ${tables} RESTART IDENTITY; ${refill.join(' ')} COMMIT`,
    )
    return loadStructure(client)
  })
}

async function loadStructure(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(`
    SELECT string_agg(line, E'\\n' ORDER BY line) AS structure FROM (
      SELECT format('%s.%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) AS line
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND attnum > 0
      UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT id::text FROM drizzle.__drizzle_migrations
    ) AS lines`)
  return rows[0]?.structure ?? ''
}

async function withClient<Result>(
  server: EmbeddedServer,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(embeddedClientConfig(server.socketFolder))
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
