import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lies in the folder of the stored files from the first start on, and is none of them. */
export const marker = '.stored-files'
const note =
  'The folder of the stored files of Bühnenhaus. Where this file is missing, its server is not ready.\n'

/**
 * Makes the folder of the stored files where there is none, and marks it: writing a file makes missing folders again, so that an empty
 * one in place of a disk that is away would look right.
 */
export async function prepareFileFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A folder that cannot be written keeps nobody from reading: the readiness tells.
  await writeFile(join(folder, marker), note, { mode: 0o600 }).catch(() => undefined)
}

/** @throws where a path does not lead to the folder that was prepared, or no file can be written in it */
export async function assertFileFolder(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  await access(join(folder, marker), constants.R_OK)
}
