import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/tests/servers/free-port'
import { embeddedClientConfig } from '../../backend/platform/db/client'
import { findSocketFolder } from '../../backend/platform/embedded/socket-folder'
import { createDatabase } from './database'
import { writeSetUpData } from './editing/set-up-data'
import { demoPassword } from './log-in'
import { startMailbox } from './mailbox'
import { startProgram } from './programs'
import { seedDatabase, skipPictures } from './seed-database'

type CleanUps = (() => Promise<unknown>)[]

/** Starts the servers under test. @returns a function that stops and removes them */
export default async function setUp(): Promise<() => Promise<void>> {
  const cleanUps: CleanUps = []
  const tearDown = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-e2e-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    // Each site creates its demo content first, which keeps one processor busy.
    const sites = [startEmbedded(folder, cleanUps), startExternal(folder, cleanUps)] as const
    await Promise.allSettled(sites)
    const [embedded, external] = await Promise.all(sites)
    writeSetUpData({ ...embedded, ...external })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

/** Starts the site as a fresh clone runs it. */
async function startEmbedded(folder: string, cleanUps: CleanUps) {
  const dataDir = join(folder, 'embedded')
  const embedded = await startProgram('server', '/de', {
    DATA_DIR: dataDir,
    STYLEGUIDE: 'true',
    DEMO_PASSWORD: demoPassword,
  })
  cleanUps.push(embedded.stop)
  await skipPictures(embeddedClientConfig(await findSocketFolder(dataDir)))
  return { embeddedUrl: embedded.url }
}

/** Starts a site in front of a separate backend on PostgreSQL. */
async function startExternal(folder: string, cleanUps: CleanUps) {
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
  await seedDatabase(backendEnvironment)
  const mailbox = await startMailbox()
  cleanUps.push(mailbox.stop)
  const port = await freePort()
  const backend = await startProgram('backend', '/api/health/ready/', {
    ...backendEnvironment,
    // Mails link to the site.
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailbox.smtpUrl,
  })
  cleanUps.push(backend.stop)
  const site = { BACKEND_URL: backend.url, BACKEND_TOKEN: token }
  const external = await startProgram('server', '/de', site, port)
  cleanUps.push(external.stop)
  return {
    externalUrl: external.url,
    databaseUrl: database.url,
    externalFolder,
    mailboxUrl: mailbox.url,
  }
}
