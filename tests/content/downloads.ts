import { storeDownload } from '@/backend/library/downloads/file-storage'
import { insertDownloads, storeDownloads } from '@/backend/operations/seed/load-downloads'
import {
  type DownloadDirectoryRow,
  downloadCategories,
  downloadDirectories,
  downloadFiles,
} from '@/backend/platform/db/schema/library/downloads'
import { downloads } from '@/demo/downloads'
import type { TestBackend } from '../backend-app'

/** Stores the demo downloads with their files. */
export async function loadDownloads({ services: { db, storage } }: TestBackend): Promise<void> {
  await insertDownloads(db, downloads, await storeDownloads(storage, downloads))
}

let directoryCount = 0

/** Creates a directory with files in a new category. Returns its row. */
export async function addDirectory(
  { services: { db, storage } }: TestBackend,
  files: Readonly<Record<string, Uint8Array | string>>,
  { isProtected = false, title = 'Material', followsArticles = false } = {},
): Promise<DownloadDirectoryRow> {
  directoryCount += 1
  const slug = `verzeichnis-${directoryCount}`
  const [category] = await db
    .insert(downloadCategories)
    .values({ slug: `thema-${directoryCount}`, title: { de: 'Thema', en: 'Subject' }, isProtected })
    .returning()
  const [directory] = await db
    .insert(downloadDirectories)
    .values({ slug, title: { de: title, en: title }, categoryId: category?.id ?? 0, followsArticles })
    .returning()
  if (!directory) throw new Error('no directory')
  for (const [position, [name, content]] of Object.entries(files).entries()) {
    await db
      .insert(downloadFiles)
      .values({
        ...(await storeDownload(storage, name, Buffer.from(content))),
        directoryId: directory.id,
        position,
        language: 'de',
        date: '2026-02-01',
        title: { de: name, en: name },
      })
  }
  return directory
}
