import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { connectDatabase, type DatabaseTarget } from '@/backend/platform/db/client'
import { functionsFolder } from '@/backend/platform/db/function-updates/function-files'
import { migrateDatabase, migrationsFolder } from '@/backend/platform/db/migrate'
import { startEmbeddedServer } from '@/backend/platform/embedded/server'
import { projectRoot } from '@/backend/platform/project-root'

export interface PostgresTemplate {
  kind: 'postgres'
  server: string
  name: string
  /** Folder for the files of the demo site, of which `openDemoServices` makes a template. */
  demoFolder: string
}

/** The migrated database that test files copy. PGlite is copied into `copiesFolder`. */
export type TestTemplate = { kind: 'pglite'; folder: string; copiesFolder: string } | PostgresTemplate

declare module 'vitest' {
  export interface ProvidedContext {
    testTemplate: TestTemplate
  }
}

/** Creates one database with all migrations before the backend's tests; each file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE === 'postgres' ? process.env.DATABASE_URL_TEST : undefined
  if (process.env.TEST_DATABASE === 'postgres' && !server) throw new Error('DATABASE_URL_TEST is missing.')
  if (!server) {
    const copiesFolder = await mkdtemp(join(tmpdir(), 'bh-test-'))
    project.provide('testTemplate', { kind: 'pglite', folder: await preparePgliteTemplate(), copiesFolder })
    return () => rm(copiesFolder, { recursive: true, force: true })
  }
  const name = `template_${process.pid}_${Date.now()}`
  await runStatement(server, `CREATE DATABASE ${name}`)
  await migrate({ kind: 'postgres', url: toDatabaseUrl(server, name) })
  const demoFolder = await mkdtemp(join(tmpdir(), 'bh-demo-'))
  project.provide('testTemplate', { kind: 'postgres', server, name, demoFolder })
  return async () => {
    await rm(demoFolder, { recursive: true, force: true })
    await runStatement(server, `DROP DATABASE IF EXISTS ${toDemoName(name)} WITH (FORCE)`)
    await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

/** Returns the name of the database with the demo, next to the empty one. */
export const toDemoName = (templateName: string) => `${templateName}_demo`

/** Returns the URL of another database on the same server. */
export function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement outside of a transaction. */
export async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Creates the PGlite template, or returns the cached one. A new PGlite takes seconds, so the
 * template is cached until the migrations or PGlite change.
 */
async function preparePgliteTemplate(): Promise<string> {
  const folder = join(projectRoot, 'node_modules/.cache/pglite-template', await hashSources())
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const workFolder = await mkdtemp(join(dirname(folder), 'new-'))
  const database = join(workFolder, 'database')
  const server = await startEmbeddedServer(database, workFolder, (error) => {
    throw error
  })
  await migrate({ kind: 'embedded', socketFolder: server.socketFolder })
  await server.stop()
  await rename(database, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  await rm(workFolder, { recursive: true, force: true })
  return folder
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const folders = [migrationsFolder, functionsFolder].map(async (folder) => {
    const files = (await readdir(folder)).filter((file) => /\.(sql|json)$/.test(file)).sort()
    return files.map((file) => join(folder, file))
  })
  const sources = [
    ...(await Promise.all(folders)).flat(),
    join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'),
  ]
  for (const source of sources) hash.update(await readFile(source))
  return hash.digest('hex').slice(0, 16)
}

async function migrate(target: DatabaseTarget): Promise<void> {
  const connection = await connectDatabase(target, pino({ level: 'silent' }))
  await migrateDatabase(connection.pool)
  await connection.close()
}
