import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startProgram } from './programs'

/**
 * Starts a built program with a new, empty `DATA_DIR`, which is deleted when the program stops. See
 * `startProgram`.
 */
export async function startInOwnFolder(
  ...[name, path, environment, port]: Parameters<typeof startProgram>
): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-own-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const program = await startProgram(name, path, { ...environment, DATA_DIR: folder }, port)
    return {
      ...program,
      async stop() {
        const code = await program.stop()
        await remove()
        return code
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
