import type { Disk } from 'flydrive'
import { type StoredFile, storeDownload } from '@/backend/library/downloads/file-storage'
import type { Queryable } from '@/backend/platform/db/client'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { getStartOfBerlinDay } from '@/lib/datetime'
import { createDemoFile } from './downloads/demo-file'
import type { SeedDownload, SeedDownloadCategory } from './downloads/download'
import { readDemoPicture } from './read-demo-picture'

type StoredFiles = ReadonlyMap<SeedDownload, StoredFile>

/** Creates and stores the files of downloads. @throws InvalidDownloadError */
export async function storeDownloads(storage: Disk, categories: readonly SeedDownloadCategory[]): Promise<StoredFiles> {
  const storedFiles = new Map<SeedDownload, StoredFile>()
  for (const directory of categories.flatMap(({ directories }) => directories)) {
    for (const file of directory.files) {
      const content = file.picture === undefined ? createDemoFile(file, directory) : await readDemoPicture(file.picture)
      storedFiles.set(file, await storeDownload(storage, file.name, content))
    }
  }
  return storedFiles
}

/** Inserts downloads in order, after their files. Returns the directory ids by slug. */
export async function insertDownloads(
  db: Queryable,
  categories: readonly SeedDownloadCategory[],
  storedFiles: StoredFiles,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { directories, ...category }] of categories.entries()) {
    const [row] = await db
      .insert(downloadCategories)
      .values({ ...category, position })
      .returning()
    if (!row) throw new Error(`The row of ${category.slug} has no id.`)
    for (const [directoryPosition, { files, ...directory }] of directories.entries()) {
      const [insertedRow] = await db
        .insert(downloadDirectories)
        .values({
          ...directory,
          categoryId: row.id,
          position: directoryPosition,
          // The files stay public while their press release is not published.
          followsArticles: false,
        })
        .returning()
      if (!insertedRow) throw new Error(`The row of ${directory.slug} has no id.`)
      ids.set(directory.slug, insertedRow.id)
      await insertFiles(db, insertedRow.id, files, storedFiles)
    }
  }
  return ids
}

async function insertFiles(
  db: Queryable,
  directoryId: number,
  files: readonly SeedDownload[],
  storedFiles: StoredFiles,
): Promise<void> {
  const rows = files.map((file, position) => {
    const content = storedFiles.get(file)
    if (!content) throw new Error(`The file ${file.name} was not stored.`)
    const { title, language, date } = file
    return { directoryId, position, title, language, date, storedAt: getStartOfBerlinDay(date), ...content }
  })
  if (rows.length > 0) await db.insert(downloadFiles).values(rows)
}
