import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { embeddedSocket } from '../db/client'

/** Linux allows 107 bytes, macOS 103 in the path of a Unix socket. */
const maxSocketPathLength = 100

/**
 * The folder of the database's socket: `preferred`, or, when the socket's path would be too long there, a new private
 * folder (mode 0700) among the temporary ones. `remove` takes away what was made.
 */
export async function socketFolder(preferred: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = resolve(preferred)
  if (Buffer.byteLength(embeddedSocket(path)) <= maxSocketPathLength) {
    return { path, remove: () => rm(embeddedSocket(path), { force: true }) }
  }
  const made = await mkdtemp(join(tmpdir(), 'buehnenhaus-'))
  return { path: made, remove: () => rm(made, { recursive: true, force: true }) }
}
