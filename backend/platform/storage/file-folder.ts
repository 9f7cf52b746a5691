import { access, constants, mkdir } from 'node:fs/promises'

/** What releases up to 0.1 mark the folder with; it is no stored file. */
export const formerMarker = '.stored-files'

/** Makes the folder of the stored files where there is none. */
export async function prepareFileFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** @throws where a path leads to no folder in which files can be read and written */
export async function assertFileFolder(folder: string): Promise<void> {
  await access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK)
}
