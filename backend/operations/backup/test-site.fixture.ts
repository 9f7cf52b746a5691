import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createDataDir } from '@/tests/data-dir'
import { silentLog, type TestDatabase } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { type BackupFiles, createDiskFiles } from './backup-files'
import { quoteIdentifier, readTables } from './catalog'
import { connectTo, type OpenedDatabase, openTarget } from './open-database'

/** The database and files of a site in a test. */
export interface TestSite {
  dataDir: string
  files: BackupFiles
  open(): Promise<OpenedDatabase>
}

/** Creates a folder that is removed after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bh-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export function createTestSite({ target }: TestDatabase, dataDir: string): TestSite {
  return { dataDir, files: createDiskFiles(dataDir), open: () => connectTo(target, silentLog) }
}

/** Creates a data folder with an embedded database without rows. */
export async function createEmbeddedSite(): Promise<TestSite> {
  const { path, remove } = await createDataDir()
  onTestFinished(remove)
  const onFailure = (error: Error) => {
    throw error
  }
  const env = { DATA_DIR: path, DATABASE_URL: undefined }
  return { dataDir: path, files: createDiskFiles(path), open: () => openTarget({ env, log: silentLog, onFailure }) }
}

/**
 * Creates an empty database on the PostgreSQL server of the tests; null if they use the embedded
 * database.
 */
export async function createPostgresSite(): Promise<TestSite | null> {
  const template = inject('testTemplate')
  if (template.kind !== 'postgres') return null
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await runStatement(template.server, `CREATE DATABASE ${name}`)
  onTestFinished(() => runStatement(template.server, `DROP DATABASE ${name} WITH (FORCE)`))
  const target = { kind: 'postgres' as const, url: toDatabaseUrl(template.server, name) }
  const dataDir = await createTemporaryFolder()
  return { dataDir, files: createDiskFiles(dataDir), open: () => connectTo(target, silentLog) }
}

/** Reads all rows of a site, each prefixed with its table. */
export async function loadAllRows({ open }: Pick<TestSite, 'open'>): Promise<string[]> {
  const { pool, close } = await open()
  const rows: string[] = []
  for (const { name } of await readTables(pool)) {
    const result = await pool.query<{ row: string }>(`SELECT one::text AS row FROM ${quoteIdentifier(name)} AS one`)
    rows.push(...result.rows.map(({ row }) => `${name} ${row}`))
  }
  await close()
  return rows
}

/** Finds the rows that `otherRows` lacks, with their number by table. */
export function findMissingRows(otherRows: readonly string[], rows: readonly string[]) {
  const knownRows = new Set(otherRows)
  const missing = rows.filter((row) => !knownRows.has(row))
  const counts: Record<string, number> = {}
  for (const row of missing) {
    const [table = ''] = row.split(' ')
    counts[table] = (counts[table] ?? 0) + 1
  }
  return { missing, counts }
}
