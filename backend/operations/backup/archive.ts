import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readTar, type TarFile, writeTar } from './tar'

export const toPartialName = (file: string) => `${file}.part`

/**
 * Writes files to a compressed archive that only the system user of this process can read. The
 * archive gets its name when it is complete and flushed to disk.
 * @throws Error if another process writes the same archive
 */
export async function writeArchive(file: string, files: AsyncIterable<TarFile>, modifiedAt: Date): Promise<void> {
  const partialFile = toPartialName(file)
  const removePartialFile = () => rmSync(partialFile, { force: true })
  const output = createWriteStream(partialFile, { flags: 'wx', mode: 0o600, flush: true })
  // The file is open, so this process created it and must remove it on exit.
  output.once('open', () => process.once('exit', removePartialFile))
  try {
    await pipeline(writeTar(files, modifiedAt), createGzip(), output)
    await rename(partialFile, file)
    await flushFolder(dirname(file))
  } catch (error) {
    if (isFileExistsError(error, partialFile))
      throw new Error(
        `${partialFile} exists. Another backup is running, or was interrupted. If none is running, delete the file.`,
      )
    removePartialFile()
    throw error
  } finally {
    process.off('exit', removePartialFile)
  }
}

function isFileExistsError(error: unknown, path: string): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'path' in error && error.path === path
}

/** Reads the files of an archive. @throws Error if it is damaged */
export async function* readArchive(file: string): AsyncGenerator<TarFile> {
  const input = createReadStream(file)
  const gunzip = createGunzip()
  const decompression = pipeline(input, gunzip)
  // Avoids an unhandled rejection; `await decompression` throws the error.
  decompression.catch(() => undefined)
  try {
    yield* readTar(gunzip)
    await decompression
  } finally {
    gunzip.destroy()
  }
}

/** Flushes the folder, so that the new name survives a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
