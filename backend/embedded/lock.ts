import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mayBeAlive, processIdentitySchema, thisProcess } from './process-identity'

/** Another process uses the folder: two on one embedded database would destroy it. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError'
}

/** How long a new lock has to stand before it counts: longer than a take-over by another process lasts. */
const settleMs = 50

/**
 * Takes the lock of a data folder, a file with this process's identity that appears whole or not at all. The lock of a
 * process that is dead is taken over; that of a living one never.
 * @throws DataDirInUseError
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const file = join(dataDir, 'lock')
  const own = JSON.stringify({ ...thisProcess(), key: randomUUID() })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, own, { mode: 0o600 })
  try {
    while (!(await placed(draft, file))) await removeDead(file, dataDir)
  } finally {
    await unlink(draft)
  }
  await sleep(settleMs)
  if ((await contentOf(file)) !== own) throw inUse(dataDir, 'Another process took it at the same moment.')
  return {
    async release() {
      if ((await contentOf(file)) === own) await rm(file, { force: true })
    },
  }
}

/** A hard link is made at once or, when the name is taken, not at all. */
async function placed(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Removes a dead process's lock: put aside first, and put back when meanwhile it had become another's. */
async function removeDead(file: string, dataDir: string): Promise<void> {
  const content = await contentOf(file)
  if (content === null) return
  const holder = holderOf(content)
  if (holder === null) throw inUse(dataDir, `The file ${file} cannot be read; remove it when no server runs.`)
  if (mayBeAlive(holder)) {
    throw inUse(
      dataDir,
      `Process ${holder.pid} on ${holder.host} has it. If that one surely does not run, remove ${file}.`,
    )
  }
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if ((await contentOf(aside)) !== content) await placed(aside, file)
  await rm(aside, { force: true })
}

function holderOf(content: string) {
  try {
    return processIdentitySchema.parse(JSON.parse(content))
  } catch {
    return null
  }
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function inUse(dataDir: string, why: string): DataDirInUseError {
  return new DataDirInUseError(`The data folder ${dataDir} is in use. ${why}`)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
