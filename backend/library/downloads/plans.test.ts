import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { listScannedTables } from '@/tests/query-plans'
import { type DirectoryFilter, findDirectory, findFile, listDirectories, listDirectoryFiles } from './store'

const database = startTestDatabase()

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO download_categories (slug, is_protected) SELECT 'c' || n, n % 2 = 0 FROM generate_series(1, 20) AS n`)
  await db.execute(sql`
    INSERT INTO download_directories (category_id, slug, title)
    SELECT 1 + n % 20, 'd' || n, jsonb_build_object('de', 'Ordner ' || md5(n::text)) FROM generate_series(1, 2000) AS n`)
  await db.execute(sql`
    INSERT INTO download_files (directory_id, name, mime, byte_size, hash, language, date, title)
    SELECT 1 + n % 2000, 'datei-' || n || '.pdf', 'application/pdf', 1, repeat('a', 64), 'de', '2026-01-01',
      jsonb_build_object('de', 'Blatt ' || md5('blatt' || n)) FROM generate_series(1, 20000) AS n`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const allDirectories: DirectoryFilter = { isProtected: false, categoryId: null, search: '' }
const range = { page: 1, offset: 0, limit: 5 }

/** Loads the title of a file and of its directory. */
async function loadTitles(id: number) {
  const { rows } = await database.db.execute<{ file: string; directory: string }>(sql`
    SELECT file.title ->> 'de' AS file, directory.title ->> 'de' AS directory FROM download_files AS file
    JOIN download_directories AS directory ON directory.id = directory_id WHERE file.id = ${id}`)
  return rows[0] ?? { file: '', directory: '' }
}

it.each(['file', 'directory'] as const)('a search by the title of a %s uses indexes', async (kind) => {
  const { [kind]: title } = await loadTitles(3)
  const search = title.slice(-12)
  let counts: unknown
  const scannedTables = await listScannedTables(database.db, async (db) => {
    const { rows } = await listDirectories(db, { ...allDirectories, search }, range)
    const files = await listDirectoryFiles(
      db,
      rows.map(({ directory }) => directory.id),
      search,
    )
    counts = { directories: rows.length, files: files.length }
  })
  expect(counts).toEqual({ directories: 1, files: kind === 'file' ? 1 : 10 })
  expect(scannedTables).not.toContain('download_files')
  expect(scannedTables).not.toContain('download_directories')
})

it('directories of a category, one directory, its files and one file are read from indexes', async () => {
  const scannedTables = await listScannedTables(database.db, async (db) => {
    await listDirectories(db, { ...allDirectories, categoryId: 3 }, range)
    await findDirectory(db, 2, false)
    await listDirectoryFiles(db, [2, 3, 4])
    await findFile(db, 40)
  })
  expect(scannedTables).not.toContain('download_files')
  expect(scannedTables).not.toContain('download_directories')
})
