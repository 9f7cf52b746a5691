import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@/tests/servers/free-port'
import { embeddedClientConfig } from '../../backend/platform/db/client'
import { findSocketFolder } from '../../backend/platform/embedded/socket-folder'
import { createDatabase, query } from './database'
import { writeSetUpData } from './editing/set-up-data'
import { demoPassword } from './log-in'
import { startMailbox } from './mailbox'
import { runProgram, startProgram } from './programs'

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

/** Starts the site as a fresh clone runs it, and again after its data folder is copied. */
async function startEmbedded(folder: string, cleanUps: CleanUps) {
  const dataDir = join(folder, 'embedded')
  const demoFolder = join(folder, 'demo')
  const environment = { DATA_DIR: dataDir, STYLEGUIDE: 'true', DEMO_PASSWORD: demoPassword }
  const port = await findFreePort()
  const fresh = await startProgram('server', '/de', environment, port)
  await skipPictures(embeddedClientConfig(await findSocketFolder(dataDir))).finally(fresh.stop)
  await cp(dataDir, demoFolder, { recursive: true })
  const embedded = await startProgram('server', '/de', environment, port)
  cleanUps.push(embedded.stop)
  return { embeddedUrl: embedded.url, demoFolder }
}

/** Starts a site in front of a separate backend on PostgreSQL. */
async function startExternal(folder: string, cleanUps: CleanUps) {
  const demo = await createDatabase()
  cleanUps.push(demo.drop)
  const externalFolder = join(folder, 'external')
  const token = randomBytes(24).toString('hex')
  const settings = { DATA_DIR: externalFolder, DEMO_PASSWORD: demoPassword }
  await runProgram('seed', { ...settings, DATABASE_URL: demo.url })
  await skipPictures(demo.url)
  const database = await createDatabase(demo.name)
  cleanUps.push(database.drop)
  const mailbox = await startMailbox()
  cleanUps.push(mailbox.stop)
  const port = await findFreePort()
  const backend = await startProgram('backend', '/api/health/ready/', {
    ...settings,
    BACKEND_TOKEN: token,
    DATABASE_URL: database.url,
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
    demoDatabase: demo.name,
    externalFolder,
    mailboxUrl: mailbox.url,
  }
}

/**
 * Marks all pictures as prepared, so that the backend creates their sizes only on demand. Creating
 * all of them would keep a processor busy during the first minutes of the tests.
 */
async function skipPictures(address: Parameters<typeof query>[0]): Promise<void> {
  await query(address, 'UPDATE images SET prepared_at = now() WHERE prepared_at IS NULL')
}
