import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { createServices } from '@/backend/operations/create-services'
import { connectDatabase, type DatabaseConnection, type DatabaseTarget } from '@/backend/platform/db/client'
import { readBackendEnv } from '@/backend/platform/env'
import type { Services } from '@/backend/platform/services'
import { databaseUrl, runOn } from './databases-setup'
import { borrowEmbedded } from './embedded-databases'

export const silentLog = pino({ level: 'silent' })

/** A migrated database that is otherwise empty. */
export interface TestDatabase extends DatabaseConnection {
  target: DatabaseTarget
}

/**
 * Opens a database for a test file, PGlite or PostgreSQL by TEST_DATABASE. Call `close` at the end.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { target, remove } = await createDatabase()
  const connection = await connectDatabase(target, silentLog)
  return {
    ...connection,
    target,
    async close() {
      await connection.close()
      await remove()
    },
  }
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
export function startTestServices(overrides: Partial<Services> = {}): Pick<TestServices, 'services' | 'database'> {
  let opened: TestServices | undefined
  beforeAll(async () => {
    opened = await openTestServices(overrides)
  })
  afterAll(() => opened?.close())
  return {
    get services() {
      return ready(opened).services
    },
    get database() {
      return ready(opened).database
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
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'bh-data-'))
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

async function createDatabase(): Promise<{ target: DatabaseTarget; remove(): Promise<void> }> {
  const template = inject('testTemplate')
  if (template.kind === 'postgres') {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await runOn(template.server, `CREATE DATABASE ${name} TEMPLATE ${template.name}`)
    return {
      target: { kind: 'postgres', url: databaseUrl(template.server, name) },
      remove: () => runOn(template.server, `DROP DATABASE ${name} WITH (FORCE)`),
    }
  }
  const { socketFolder, giveBack } = await borrowEmbedded(template.folder, template.copies)
  return { target: { kind: 'embedded', socketFolder }, remove: giveBack }
}
