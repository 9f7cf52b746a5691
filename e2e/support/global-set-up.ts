import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/free-port'
import { createDatabase } from './database'
import { giveHandover } from './handover'
import { demoPassword } from './log-in'
import { startMailbox } from './mailbox'
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
    const externalFolder = join(folder, 'external')
    const token = randomBytes(24).toString('hex')
    const backendEnvironment = {
      BACKEND_TOKEN: token,
      DATABASE_URL: database.url,
      DATA_DIR: externalFolder,
      DEMO_PASSWORD: demoPassword,
    }
    await runProgram('seed', backendEnvironment)
    const mailbox = await startMailbox()
    cleanUps.push(mailbox.stop)
    const port = await freePort()
    const backend = await startProgram('backend', '/api/health/ready/', {
      ...backendEnvironment,
      // The address in mails is the site's.
      SITE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mailbox.smtpUrl,
    })
    cleanUps.push(backend.stop)
    const external = await startProgram(
      'server',
      '/de',
      { BACKEND_URL: backend.url, BACKEND_TOKEN: token },
      port,
    )
    cleanUps.push(external.stop)

    giveHandover({
      embeddedUrl: embedded.url,
      externalUrl: external.url,
      databaseUrl: database.url,
      externalFolder,
      mailboxUrl: mailbox.url,
    })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
