import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { createServices } from '@/backend/operations/create-services'
import {
  connectDatabase,
  type Database,
  type DatabaseConnection,
  type DatabaseTarget,
} from '@/backend/platform/db/client'
import { readBackendEnv } from '@/backend/platform/env'
import type { Services } from '@/backend/platform/services'
import { loadDemo } from '@/demo/load'
import { type PostgresTemplate, runStatement, toDatabaseUrl, toDemoName } from './databases-setup'
import { borrowEmbedded } from './embedded-databases'

export const silentLog = pino({ level: 'silent' })

/** Limit for tests and hooks that load the demo. */
export const demoTimeoutMs = 120_000

/** A migrated database that is otherwise empty. */
export interface TestDatabase extends DatabaseConnection {
  target: DatabaseTarget
}

/**
 * Opens a database for a test file, PGlite or PostgreSQL by TEST_DATABASE. Call `close` at the end.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  return openCreatedDatabase(await createDatabase())
}

async function openCreatedDatabase({ target, remove }: CreatedDatabase): Promise<TestDatabase> {
  const connection = await connectDatabase(target, silentLog)
  const searchPool = (connection.searchDb as NodePgDatabase & { $client: pg.Pool }).$client
  forbidQueriesBesideTransaction(connection.db, [...new Set([connection.pool, searchPool])])
  return {
    ...connection,
    target,
    async close() {
      await connection.close()
      await remove()
    },
  }
}

const runningTransaction = new AsyncLocalStorage<{ hasEnded: boolean }>()

/**
 * Makes queries fail that do not use the transaction in which they are called. PGlite has one
 * connection, on which such a query would wait for the end of its own transaction.
 */
function forbidQueriesBesideTransaction(db: Database, pools: readonly pg.Pool[]): void {
  const runTransaction = db.transaction.bind(db)
  db.transaction = (use, config) => {
    const state = { hasEnded: false }
    return runTransaction((transaction) => runningTransaction.run(state, () => use(transaction)), config).finally(
      () => {
        state.hasEnded = true
      },
    )
  }
  for (const pool of pools) {
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>
    pool.connect = (...args: unknown[]) => {
      if (runningTransaction.getStore()?.hasEnded === false) {
        throw new Error('A query beside its transaction would wait forever on the embedded database.')
      }
      return connect(...args)
    }
  }
}

/** Acts as another client while a transaction of the test is running. */
export function actAsOther<Result>(act: () => Result): Result {
  return runningTransaction.exit(act)
}

/** Returns a part that a hook of the test file opens, or throws before the hook has run. */
export function ready<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The part is available in tests and later hooks only.')
  return part
}

/** Opens a database before the tests of a file and closes it after them. */
export function startTestDatabase(): Pick<TestDatabase, 'db' | 'pool' | 'tags' | 'target'> {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())
  return {
    get db() {
      return ready(database).db
    },
    get pool() {
      return ready(database).pool
    },
    get tags() {
      return ready(database).tags
    },
    get target() {
      return ready(database).target
    },
  }
}

/** Creates all services before the tests of a file and closes them after these tests. */
export function startTestServices(
  overrides: Partial<Services> = {},
  openServices = openTestServices,
): Pick<TestServices, 'services' | 'database'> {
  let testServices: TestServices | undefined
  beforeAll(async () => {
    testServices = await openServices(overrides)
  }, demoTimeoutMs)
  afterAll(() => testServices?.close())
  return {
    get services() {
      return ready(testServices).services
    },
    get database() {
      return ready(testServices).database
    },
  }
}

export interface TestServices {
  services: Services
  database: TestDatabase
  close(): Promise<void>
}

/**
 * Creates all services on a fresh database and an empty folder, with additional environment
 * variables. Call `close` at the end.
 */
export async function openTestServices(
  overrides: Partial<Services> = {},
  variables: Record<string, string> = {},
): Promise<TestServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bh-data-'))
  return openServices(await openTestDatabase(), dataDir, { overrides, variables })
}

/**
 * Creates all services on a copy of the demo site. The first call in a run on PostgreSQL loads the
 * demo, which takes 20 seconds.
 */
export async function openDemoServices(overrides: Partial<Services> = {}): Promise<TestServices> {
  const template = inject('testTemplate')
  if (template.kind === 'pglite') {
    const testServices = await openTestServices(overrides)
    await loadDemoSite(testServices.services)
    return testServices
  }
  await prepareDemoTemplate(template)
  const dataDir = await mkdtemp(join(tmpdir(), 'bh-data-'))
  await cp(template.demoFolder, dataDir, { recursive: true })
  const database = await openCreatedDatabase(await copyDatabase(template.server, toDemoName(template.name)))
  return openServices(database, dataDir, { overrides })
}

async function prepareDemoTemplate({ server, name, demoFolder }: PostgresTemplate): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Other test processes wait here until the demo is loaded.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [toDemoName(name)])
    if (rows.length > 0) return
    const { target } = await copyDatabase(server, name)
    const connection = await connectDatabase(target, silentLog)
    const { services } = await openServices({ ...connection, target }, demoFolder)
    await loadDemoSite(services)
    await connection.close()
    await client.query(`ALTER DATABASE ${new URL(target.url).pathname.slice(1)} RENAME TO ${toDemoName(name)}`)
  } finally {
    await client.end()
  }
}

const loadDemoSite = (services: Services) =>
  loadDemo({ ...services, env: { ...services.env, DEMO_PASSWORD: 'vorgegebenes Wort' } })

async function openServices(
  database: TestDatabase,
  dataDir: string,
  { overrides = {}, variables = {} }: { overrides?: Partial<Services>; variables?: Record<string, string> } = {},
): Promise<TestServices> {
  const env = readBackendEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://buehnenhaus.test',
    ...variables,
  })
  const { clock } = overrides
  const services = await createServices({ connection: database, env, log: silentLog, ...(clock && { clock }) })
  return {
    services: { ...services, pause: async () => undefined, ...overrides },
    database,
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface CreatedDatabase<Target = DatabaseTarget> {
  target: Target
  remove(): Promise<void>
}

async function createDatabase(): Promise<CreatedDatabase> {
  const template = inject('testTemplate')
  if (template.kind === 'postgres') return copyDatabase(template.server, template.name)
  const { socketFolder, giveBack } = await borrowEmbedded(template.folder, template.copiesFolder)
  return { target: { kind: 'embedded', socketFolder }, remove: giveBack }
}

async function copyDatabase(
  server: string,
  templateName: string,
): Promise<CreatedDatabase<{ kind: 'postgres'; url: string }>> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  return {
    target: { kind: 'postgres', url: toDatabaseUrl(server, name) },
    remove: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}
