import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * File by which PGlite recognizes a database: without it PGlite creates a new one over the existing
 * files.
 */
const markerFile = 'PG_VERSION'
/** Prefix of folders of unfinished databases. */
const unfinishedPrefix = 'unfinished-'
/** Folder of a finished database that is being moved to its place. */
const finishedFolder = 'finished'
/** Entries of the root folder of a separate disk. */
const ignoredEntries = new Set(['lost+found'])

/**
 * Ensures that the folder has a complete database; creates one in an empty folder. The folder may
 * be a mount point and cannot be replaced. Therefore the database is created in a subfolder and
 * then moved out, the mark last: a killed start leaves nothing that looks like a database.
 * @param {string} folder
 * @throws Error with advice if database files exist without the mark
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
  // Each start uses its own folder: the child process of a killed start may continue for a while.
  const temporaryFolder = mkdtempSync(join(folder, unfinishedPrefix))
  const program = fileURLToPath(new URL('create-database.mjs', import.meta.url))
  execFileSync(process.execPath, [program, temporaryFolder], { env: {}, stdio: 'pipe' })
  renameSync(temporaryFolder, join(folder, finishedFolder))
  moveToPlace(folder)
}

/** Moves a finished database to its place, or resumes that. */
function moveToPlace(folder) {
  const source = join(folder, finishedFolder)
  if (!existsSync(source)) return
  const names = readdirSync(source).filter((name) => name !== markerFile)
  for (const name of names) renameSync(join(source, name), join(folder, name))
  if (existsSync(join(source, markerFile))) renameSync(join(source, markerFile), join(folder, markerFile))
  rmdirSync(source)
}

/** Removes leftovers of killed starts; those still being written are removed at the next start. */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    try {
      rmSync(join(folder, name), { recursive: true })
    } catch {
      // Still in use: removed at the next start.
    }
  }
}
