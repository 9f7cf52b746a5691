import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The file by which PGlite recognizes a database. Without it, PGlite creates a new database over
 * the existing files.
 */
const markerFile = 'PG_VERSION'
/** Prefix of folders with databases that are still being created. */
const unfinishedPrefix = 'unfinished-'
/** Folder with a complete database that has not been moved to its place yet. */
const finishedFolder = 'finished'
/** Entries that exist in the root folder of a separate disk. */
const ignoredEntries = new Set(['lost+found'])

/**
 * Ensures that the folder contains a complete database, and creates one in an empty folder. The
 * folder may be a mount point, which cannot be replaced. The database is therefore created in a
 * subfolder and then moved, with the marker file last. A killed start then leaves nothing that
 * looks like a database.
 * @param {string} folder
 * @throws Error with advice if there are database files without the marker file
 */
export function ensureDatabase(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  moveToPlace(folder)
  removeUnfinished(folder)
  if (existsSync(join(folder, markerFile))) return
  if (readdirSync(folder).some((name) => !ignoredEntries.has(name) && !name.startsWith(unfinishedPrefix))) {
    throw new Error(
      `${markerFile} is missing. Restore a backup, or move the folder's files away to begin anew.`,
    )
  }
  // Each start uses a folder of its own, because the child process of a killed start may still be
  // writing.
  const temporaryFolder = mkdtempSync(join(folder, unfinishedPrefix))
  const program = fileURLToPath(new URL('create-database.mjs', import.meta.url))
  execFileSync(process.execPath, [program, temporaryFolder], { env: {}, stdio: 'pipe' })
  renameSync(temporaryFolder, join(folder, finishedFolder))
  moveToPlace(folder)
}

/** Moves a complete database to its place. Continues a move that was interrupted. */
function moveToPlace(folder) {
  const source = join(folder, finishedFolder)
  if (!existsSync(source)) return
  const names = readdirSync(source).filter((name) => name !== markerFile)
  for (const name of names) renameSync(join(source, name), join(folder, name))
  if (existsSync(join(source, markerFile))) renameSync(join(source, markerFile), join(folder, markerFile))
  rmdirSync(source)
}

/** Removes folders that killed starts left behind. */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    try {
      rmSync(join(folder, name), { recursive: true })
    } catch {
      // A child process is still writing it. The next start removes it.
    }
  }
}
