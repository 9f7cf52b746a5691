import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSetUpData } from './editing/set-up-data'
import { type Program, startProgram } from './programs'

/** Creates a data folder that is empty, or a copy of the one with the demo. */
export async function createDataFolder({ hasDemo }: { hasDemo: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-own-'))
  if (hasDemo) await cp(readSetUpData().demoFolder, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * Starts a built program with a new `DATA_DIR`, which is deleted when the program stops. It has the
 * demo unless the environment turns it off or names another database. See `startProgram`.
 */
export async function startInOwnFolder(
  ...[name, path, environment, port]: Parameters<typeof startProgram>
): Promise<Program> {
  const hasDemo = environment.DEMO !== 'off' && !environment.DATABASE_URL
  const { folder, remove } = await createDataFolder({ hasDemo })
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
