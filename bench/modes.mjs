import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../scripts/support/free-port.mjs'
import { root } from '../scripts/support/paths.mjs'
import { runOrExit } from '../scripts/support/run.mjs'

/**
 * Selects the modes by BENCH_MODES: on the embedded database or PostgreSQL (if DATABASE_URL_TEST is
 * set), in one process or with a separate backend.
 * @returns modes with a name and `start`, which starts a site with the demo content and returns it
 * with its folder and `stop`
 */
export function selectModes() {
  const pattern = new RegExp(process.env.BENCH_MODES ?? '')
  const server = process.env.DATABASE_URL_TEST
  return ['embedded', ...(server ? ['PostgreSQL'] : [])]
    .flatMap((database) =>
      ['one process', 'two processes'].map((processes) => ({
        name: `${database}, ${processes}`,
        isEmbedded: database === 'embedded',
        isOneProcess: processes === 'one process',
      })),
    )
    .map((mode) => ({ ...mode, start: (parts) => startMode(mode, server, parts) }))
    .filter(({ name }) => pattern.test(name))
}

async function startMode({ isEmbedded, isOneProcess }, server, { env, start }) {
  const dataDir = `${env.DATA_DIR}-${randomUUID()}`
  const database = isEmbedded ? null : await createDatabase(server)
  const siteEnv = { ...env, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' }
  if (database) await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: siteEnv })
  const servers = isOneProcess ? [await startSite(start, siteEnv)] : await startBoth(start, siteEnv)
  return {
    site: servers.at(-1),
    dataDir,
    async stop() {
      for (const server of servers.toReversed()) await server.stop()
      await database?.remove()
    },
  }
}

function startSite(start, env, port) {
  return start([join(root, 'dist/server.js')], { env, port, isReady: /is open/ })
}

/** Starts the backend, then the site that uses it. */
async function startBoth(start, env) {
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  const common = { BACKEND_TOKEN: randomBytes(24).toString('hex'), SITE_URL: `http://127.0.0.1:${port}` }
  const backend = await start([join(root, 'dist/backend.js')], {
    env: { ...env, ...common, BACKEND_PORT: String(backendPort) },
    isReady: /backend listens/,
  })
  const siteEnv = { ...env, ...common, DATABASE_URL: '', BACKEND_URL: `http://127.0.0.1:${backendPort}` }
  return [backend, await startSite(start, { ...siteEnv, DATA_DIR: `${env.DATA_DIR}-site` }, port)]
}

async function createDatabase(server) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Runs a statement in the default database of a server. */
export async function runOnServer(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
