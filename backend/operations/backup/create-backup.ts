import { createHash, type Hash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { projectRoot } from '@/backend/platform/project-root'
import { readVersion } from '@/lib/node/release'
import { toPartialName, writeArchive } from './archive'
import { type BackupFiles, toChunks } from './backup-files'
import { readMigrations } from './levels'
import { type Manifest, manifestName, manifestSchema, toFileName, toRowsName } from './manifest'
import type { OpenedDatabase } from './open-database'
import { createRowSpool, type RowSpool } from './row-spool'
import { type Snapshot, takeSnapshot } from './snapshot'
import type { TarFile } from './tar'

export interface BackupContext {
  /** Opens the database, which is closed after the rows are read. */
  open: () => Promise<OpenedDatabase>
  files: BackupFiles
  now: Date
  print: (line: string) => void
}

/**
 * Writes a backup: first all rows in one snapshot, then all files. In this order, the file of each
 * row exists. Skips and reports files that are deleted meanwhile.
 * @throws ForeignFilesError for files of another database, such as those below an unmounted disk
 * @param file path of the new backup
 */
export async function createBackup({ open, files, now, print }: BackupContext, file: string): Promise<Manifest> {
  const keysBefore = await files.list()
  const spool = await createRowSpool(toPartialName(`${file}.rows`))
  try {
    const { kind, snapshot } = await readRows(open, spool, files)
    const keys = [...new Set([...keysBefore, ...(await files.list())])].sort()
    const manifest: Manifest = {
      format: 'buehnenhaus-backup',
      formatVersion: 1,
      program: readVersion(projectRoot),
      createdAt: now.toISOString(),
      database: kind,
      level: { when: snapshot.level, tag: await findTag(snapshot.level) },
      tables: [],
      sequences: snapshot.sequences,
      files: [],
      deleted: [],
    }
    await writeArchive(file, createArchiveEntries({ spool, snapshot, files, keys }, manifest), now)
    for (const key of manifest.deleted) print(`Deleted during the backup, and therefore not in it: ${key}`)
    return manifest
  } finally {
    await spool.close()
  }
}

/** Maximum time for which uncached pages of an embedded site wait for a slow disk of the backup. */
const maxEmbeddedMs = 60_000

async function readRows(openDatabase: BackupContext['open'], spool: RowSpool, files: BackupFiles) {
  const database = await openDatabase()
  try {
    const maxMs = database.kind === 'embedded' ? maxEmbeddedMs : undefined
    const snapshot = await takeSnapshot(database.pool, spool, maxMs)
    await files.assertFileSet(drizzle(database.pool))
    return { kind: database.kind, snapshot }
  } finally {
    await database.close()
  }
}

async function findTag(level: number): Promise<string | null> {
  return (await readMigrations()).find(({ when }) => when === level)?.tag ?? null
}

interface Sources {
  spool: RowSpool
  snapshot: Snapshot
  files: BackupFiles
  keys: string[]
}

/**
 * Yields the files of the archive. The manifest is last, because it contains the hashes of the
 * others.
 */
async function* createArchiveEntries(sources: Sources, manifest: Manifest): AsyncGenerator<TarFile> {
  yield* createRowEntries(sources, manifest)
  yield* createFileEntries(sources, manifest)
  const text = Buffer.from(`${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`)
  yield { name: manifestName, size: text.byteLength, content: toChunks(text) }
}

async function* createRowEntries({ spool, snapshot }: Sources, manifest: Manifest): AsyncGenerator<TarFile> {
  for (const { name, columns, rows, digest, start, size } of snapshot.tables) {
    const hash = createHash('sha256')
    yield { name: toRowsName(name), size, content: updateHash(spool.read(start, size), hash) }
    const entry = { name, columns: columns.map((column) => column.name), rows, digest }
    manifest.tables.push({ ...entry, sha256: hash.digest('hex') })
  }
}

async function* createFileEntries({ files, keys }: Sources, manifest: Manifest): AsyncGenerator<TarFile> {
  for (const key of keys) {
    const openedFile = await files.open(key)
    if (!openedFile) {
      manifest.deleted.push(key)
      continue
    }
    try {
      const { size, content } = openedFile
      const hash = createHash('sha256')
      yield { name: toFileName(key), size, content: updateHash(content, hash) }
      manifest.files.push({ key, size, sha256: hash.digest('hex') })
    } finally {
      await openedFile.close()
    }
  }
}

async function* updateHash(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
