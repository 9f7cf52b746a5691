import { mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { toSocketPath } from '../db/client'

/** Linux allows 107 bytes, macOS 103. */
const maxSocketPathLength = 100

const isShortEnough = (socket: string) => Buffer.byteLength(socket) <= maxSocketPathLength

/**
 * Returns the folder of the database's socket. If the path is too long, this is a temporary folder
 * with a link in `preferredFolder`. `remove` deletes the created files.
 */
export async function prepareSocketFolder(preferredFolder: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = resolve(preferredFolder)
  const socket = toSocketPath(path)
  if (isShortEnough(socket)) return { path, remove: () => rm(socket, { force: true }) }
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'buehnenhaus-'))
  await rm(socket, { force: true })
  await symlink(toSocketPath(temporaryFolder), socket)
  return {
    path: temporaryFolder,
    async remove() {
      await rm(socket, { force: true })
      await rm(temporaryFolder, { recursive: true, force: true })
    },
  }
}

/** Finds the folder of another process's socket. @throws Error if there is none */
export async function findSocketFolder(preferredFolder: string): Promise<string> {
  const path = resolve(preferredFolder)
  const socket = toSocketPath(path)
  return isShortEnough(socket) ? path : dirname(await readlink(socket))
}
