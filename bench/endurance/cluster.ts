import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@/tests/servers/free-port'
import { startS3Server } from '@/tests/servers/s3-server'
import { startSmtpServer, type TestSmtpServer } from '@/tests/servers/smtp-server'
import { type PrivatePostgres, startPostgres } from '../../scripts/support/postgres.mjs'
import { runBuilt, SiteServer } from './site-server'

/** The administrator of the created sites. */
export const admin = { email: 'eva@example.org', password: 'Vorhang auf, Licht aus!' }

/** Servers of one site with their shared services. */
export interface Cluster {
  readonly siteUrl: string
  /** The port of `siteUrl`, for a balancer. */
  readonly port: number
  readonly servers: readonly SiteServer[]
  /** Null for the embedded database. */
  readonly postgres: PrivatePostgres | null
  readonly mailServer: TestSmtpServer
  stop(): Promise<void>
}

/** Starts two servers on one PostgreSQL and one bucket, each with its own DATA_DIR. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [postgres, bucket] = await Promise.all([startPostgres({ isDurable: true }), startS3Server()])
  const names = ['a', 'b']
  const shared = { DATABASE_URL: postgres.url, MEDIA_URL: bucket.url }
  const cluster = await openCluster(names, folder, shared, postgres)
  return {
    ...cluster,
    async stop() {
      await cluster.stop()
      await postgres.stop()
      await bucket.goDown()
    },
  }
}

/** Starts one server with the embedded database. */
export function startEmbedded(folder: string): Promise<Cluster> {
  return openCluster(['embedded'], folder, {}, null)
}

async function openCluster(
  names: readonly string[],
  folder: string,
  shared: Record<string, string>,
  postgres: PrivatePostgres | null,
): Promise<Cluster> {
  const mailServer = await startSmtpServer()
  const port = await findFreePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const createEnvironment = (name: string) => ({
    // Longer than the balancer needs to notice.
    STOP_DELAY: '2',
    SITE_URL: siteUrl,
    SMTP_URL: mailServer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SECRET_KEY: 'endurance '.repeat(4),
    DATA_DIR: join(folder, name),
    ...shared,
  })
  await createSite(createEnvironment(names[0] ?? ''))
  const servers: SiteServer[] = []
  for (const name of names) servers.push(new SiteServer(name, await findFreePort(), createEnvironment(name)))
  const stop = async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await mailServer.goDown()
  }
  await Promise.all(servers.map((server) => server.start())).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { siteUrl, port, servers, postgres, mailServer, stop }
}

/** Creates an empty site with an administrator. */
async function createSite(environment: Record<string, string>): Promise<void> {
  const { email, password } = admin
  const child = runBuilt('init', environment, [
    ...['--name', 'Haus am Hafen', '--email', email, '--password-stdin'],
    ...['--admin-first-name', 'Eva', '--admin-last-name', 'Amt'],
  ])
  child.stdin?.end(`${password}\n`)
  child.stdout?.resume()
  const messages = child.stderr ? text(child.stderr) : ''
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`The site could not be created:\n${await messages}`)
}
