import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** PGlite recognizes a database by this file. Without it, PGlite overwrites existing files. */
const markerFile = 'PG_VERSION'
/** Prefix of folders in which a database is being created. */
const unfinishedPrefix = 'unfinished-'
/** Folder of a complete database that must still be moved. */
const finishedFolder = 'finished'
/** Entries in the root folder of a separate disk. */
const ignoredEntries = new Set(['lost+found'])

/**
 * Ensures that a folder has a complete database. Creates it in a subfolder, because the folder may
 * be a mount point, and then moves it, with the marker file last. A killed start leaves nothing
 * that looks like a database.
 * @param {string} folder
 * @throws Error if there are database files without the marker file
 */
export function ensureDatabase(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  moveToPlace(folder)
  removeUnfinished(folder)
  if (existsSync(join(folder, markerFile))) return
  if (readdirSync(folder).some((name) => !ignoredEntries.has(name) && !name.startsWith(unfinishedPrefix))) {
    throw new Error(
      `${markerFile} is missing. Restore a backup, or move the folder's files away to start with an empty database.`,
    )
  }
  // Each start has its own folder: the child process of a killed start may still write.
  const temporaryFolder = mkdtempSync(join(folder, unfinishedPrefix))
  const program = fileURLToPath(new URL('create-database.mjs', import.meta.url))
  execFileSync(process.execPath, [program, temporaryFolder], { env: {}, stdio: 'pipe' })
  renameSync(temporaryFolder, join(folder, finishedFolder))
  moveToPlace(folder)
}

/** Moves a complete database to its place, or finishes an interrupted move. */
function moveToPlace(folder) {
  const source = join(folder, finishedFolder)
  if (!existsSync(source)) return
  const names = readdirSync(source).filter((name) => name !== markerFile)
  for (const name of names) renameSync(join(source, name), join(folder, name))
  if (existsSync(join(source, markerFile))) renameSync(join(source, markerFile), join(folder, markerFile))
  rmdirSync(source)
}

/** Deletes the folders of killed starts. */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    try {
      rmSync(join(folder, name), { recursive: true })
    } catch {
      // A child process still writes it. The next start deletes it.
    }
  }
}
