import { mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { embeddedSocket } from '../db/client'

/** Linux allows 107 bytes, macOS 103 in the path of a Unix socket. */
const maxSocketPathLength = 100

const fits = (socket: string) => Buffer.byteLength(socket) <= maxSocketPathLength

/**
 * The folder of the database's socket: `preferred`, or, when the socket's path would be too long there, a new private
 * folder (mode 0700) among the temporary ones, to which a link leads from there. `remove` takes away what was made.
 */
export async function socketFolder(preferred: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = resolve(preferred)
  const socket = embeddedSocket(path)
  if (fits(socket)) return { path, remove: () => rm(socket, { force: true }) }
  const made = await mkdtemp(join(tmpdir(), 'buehnenhaus-'))
  await rm(socket, { force: true })
  await symlink(embeddedSocket(made), socket)
  return {
    path: made,
    async remove() {
      await rm(socket, { force: true })
      await rm(made, { recursive: true, force: true })
    },
  }
}

/** Where another process that serves the database of `preferred` has its socket. @throws when none is to be found there */
export async function findSocketFolder(preferred: string): Promise<string> {
  const path = resolve(preferred)
  const socket = embeddedSocket(path)
  return fits(socket) ? path : dirname(await readlink(socket))
}
