import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file by which PGlite knows a database: in a folder without it, it would make a new one over what is there. */
const mark = 'PG_VERSION'
/** How folders begin in which databases are made. */
const unfinished = 'unfinished-'
/** The folder of a database that is whole and on its way to its place. */
const finished = 'finished'
/** What a disk of its own has in its topmost folder. */
const foreign = new Set(['lost+found'])

/**
 * Makes sure that the folder has a whole database, and makes one in an empty folder. The folder itself stays what it is: it may be the
 * place where a disk is mounted, which nothing can replace. So a database is made in a folder within it and moved out when it is whole, the
 * mark last; a start that is killed meanwhile leaves nothing that would be taken for a database.
 * @param {string} folder
 * @throws Error that says what to do where there are files of a database without its mark
 */
export function ensureDatabase(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  moveToPlace(folder)
  removeUnfinished(folder)
  if (existsSync(join(folder, mark))) return
  if (readdirSync(folder).some((name) => !foreign.has(name) && !name.startsWith(unfinished))) {
    throw new Error(`${mark} is missing. Restore a backup, or move the folder's files away to begin anew.`)
  }
  // The program of a start that was killed may go on for a while, so that each start has a folder of its own.
  const made = mkdtempSync(join(folder, unfinished))
  const program = fileURLToPath(new URL('create-database.mjs', import.meta.url))
  execFileSync(process.execPath, [program, made], { env: {}, stdio: 'pipe' })
  renameSync(made, join(folder, finished))
  moveToPlace(folder)
}

/** Moves a finished database to its place, or goes on with that. */
function moveToPlace(folder) {
  const source = join(folder, finished)
  if (!existsSync(source)) return
  const names = readdirSync(source).filter((name) => name !== mark)
  for (const name of names) renameSync(join(source, name), join(folder, name))
  if (existsSync(join(source, mark))) renameSync(join(source, mark), join(folder, mark))
  rmdirSync(source)
}

/** Removes what starts left that were killed; what is still being written goes at the next start. */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(unfinished))) {
    try {
      rmSync(join(folder, name), { recursive: true })
    } catch {
      // Nothing waits for it.
    }
  }
}
