import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database'
import { giveHandover } from './handover'
import { demoPassword } from './log-in'
import { runProgram, startProgram } from './programs'

/** Starts what the tests visit. @returns what stops and removes it all */
export default async function setUp(): Promise<() => Promise<void>> {
  const cleanUps: (() => Promise<unknown>)[] = []
  const tearDown = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-e2e-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    const embedded = await startProgram('server', '/de', {
      DATA_DIR: join(folder, 'embedded'),
      STYLEGUIDE: 'true',
      DEMO_PASSWORD: demoPassword,
    })
    cleanUps.push(embedded.stop)

    const database = await createDatabase()
    cleanUps.push(database.drop)
    const backendEnvironment = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'external'),
      DEMO_PASSWORD: demoPassword,
    }
    await runProgram('seed', backendEnvironment)
    const backend = await startProgram('backend', '/api/health/ready/', backendEnvironment)
    cleanUps.push(backend.stop)
    const external = await startProgram('server', '/de', { BACKEND_URL: backend.url })
    cleanUps.push(external.stop)

    giveHandover({ embeddedUrl: embedded.url, externalUrl: external.url, databaseUrl: database.url })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
