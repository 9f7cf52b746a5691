import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readTar, type TarFile, writeTar } from './tar'

/** The name that an archive has until it is whole. */
export const partOf = (file: string) => `${file}.part`

/**
 * Writes files as a compressed archive, which is `file` when it is whole and on the disk, and not before; only this user may read it.
 * @throws Error when another process writes the same one
 */
export async function writeArchive(
  file: string,
  files: AsyncIterable<TarFile>,
  modified: Date,
): Promise<void> {
  const part = partOf(file)
  const removePart = () => rmSync(part, { force: true })
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
  // From then on it is this process's, also when that is ended.
  output.once('open', () => process.once('exit', removePart))
  try {
    await pipeline(writeTar(files, modified), createGzip(), output)
    await rename(part, file)
    await flushFolder(dirname(file))
  } catch (error) {
    if (isTaken(error, part))
      throw new Error(
        `${part} is there: another backup is being written, or one was interrupted. Then delete it.`,
      )
    removePart()
    throw error
  } finally {
    process.off('exit', removePart)
  }
}

function isTaken(error: unknown, path: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EEXIST' &&
    'path' in error &&
    error.path === path
  )
}

/** The files of a compressed archive. @throws Error where it is damaged */
export async function* readArchive(file: string): AsyncGenerator<TarFile> {
  const input = createReadStream(file)
  const unpacked = createGunzip()
  const reading = pipeline(input, unpacked)
  // What it throws is thrown below as well.
  reading.catch(() => undefined)
  try {
    yield* readTar(unpacked)
    await reading
  } finally {
    unpacked.destroy()
  }
}

/** So that the new name outlives a power cut as well. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
