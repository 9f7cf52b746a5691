import { access, constants, mkdir } from 'node:fs/promises'

/** Creates the folder with access for this user only. */
export async function prepareFileFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** @throws if the path is not a readable and writable folder */
export async function assertFileFolder(folder: string): Promise<void> {
  await access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK)
}
