import { randomUUID } from 'node:crypto'
import { access, constants, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type DiskSpace, readDiskSpace, reserveBytes } from '@/backend/platform/storage/free-space'
import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem, warning } from './finding'

const subject = 'DATA_DIR'
/** Free space below which the check warns: imports and backups may fill the disk. */
const lowSpaceBytes = 1024 ** 3

const formatMib = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MiB`

/** Checks that the data folder is writable and has space. Writes only a temporary file. */
export async function checkDataDir(folder: string, readSpace = readDiskSpace): Promise<Finding[]> {
  const path = resolve(folder)
  const kind = await findKind(path)
  if (kind === 'missing') return [await checkParent(path)]
  if (kind === 'other') {
    return [problem(subject, `${path} is not a folder.`, 'Set it to a folder, or move the file away.')]
  }
  return [await checkWritable(path), checkSpace(path, await readSpace(path))]
}

async function findKind(path: string): Promise<'folder' | 'other' | 'missing'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'other'
  } catch {
    return 'missing'
  }
}

/** Checks that the first start can create the folder. */
async function checkParent(path: string): Promise<Finding> {
  let parent = dirname(path)
  while ((await findKind(parent)) === 'missing') parent = dirname(parent)
  const advice = `Create it for the server's user only: install -d -o USER -m 700 ${path}`
  try {
    await access(parent, constants.W_OK | constants.X_OK)
    return warning(subject, `${path} does not exist yet. The first start creates it.`, advice)
  } catch {
    return problem(subject, `${path} does not exist, and this user cannot create it in ${parent}.`, advice)
  }
}

async function checkWritable(path: string): Promise<Finding> {
  const file = join(path, `.doctor-${randomUUID()}`)
  try {
    await writeFile(file, '', { flag: 'wx' })
    await rm(file)
    return good(subject, `${path} is writable.`)
  } catch (error) {
    const advice = `Make the server's user its owner: chown -R USER ${path}. Remount a read-only disk.`
    return problem(subject, `${path} is not writable (${toReason(error)}).`, advice)
  }
}

function checkSpace(path: string, { free, size }: DiskSpace): Finding {
  const text = `${formatMib(free)} of ${formatMib(size)} are free on its disk.`
  const advice = `Free space on the disk of ${path}, or move the folder to a larger disk.`
  if (free < reserveBytes) return problem(subject, `${text} Nothing can be saved anymore.`, advice)
  return free < lowSpaceBytes ? warning(subject, text, advice) : good(subject, text)
}
