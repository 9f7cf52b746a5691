import { mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { embeddedSocket } from '../db/client'

/** Maximum path length of a Unix socket: Linux allows 107 bytes, macOS 103. */
const maxSocketPathLength = 100

const isShortEnough = (socket: string) => Buffer.byteLength(socket) <= maxSocketPathLength

/**
 * Chooses the folder of the database's socket: `preferred`, or if the socket's path would be too
 * long, a new private temporary folder (mode 0700) with a link from `preferred`. `remove` deletes
 * the created files.
 */
export async function prepareSocketFolder(
  preferredFolder: string,
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = resolve(preferredFolder)
  const socket = embeddedSocket(path)
  if (isShortEnough(socket)) return { path, remove: () => rm(socket, { force: true }) }
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'buehnenhaus-'))
  await rm(socket, { force: true })
  await symlink(embeddedSocket(temporaryFolder), socket)
  return {
    path: temporaryFolder,
    async remove() {
      await rm(socket, { force: true })
      await rm(temporaryFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Finds the socket folder of another process that serves the database of `preferred`.
 * @throws if none is found
 */
export async function findSocketFolder(preferredFolder: string): Promise<string> {
  const path = resolve(preferredFolder)
  const socket = embeddedSocket(path)
  return isShortEnough(socket) ? path : dirname(await readlink(socket))
}
