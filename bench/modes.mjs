import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../scripts/support/free-port.mjs'
import { root } from '../scripts/support/paths.mjs'
import { runOrExit } from '../scripts/support/run.mjs'

/**
 * The ways of running the product: on the embedded database or PostgreSQL (where DATABASE_URL_TEST
 * names one), in one process or with the backend in a process of its own. BENCH_MODES chooses by
 * name.
 * @returns for each its name and `start`, which starts it with the demo and returns the site, its
 * folder and `stop`
 */
export function chooseModes() {
  const wanted = new RegExp(process.env.BENCH_MODES ?? '')
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
    .filter(({ name }) => wanted.test(name))
}

async function startMode({ isEmbedded, isOneProcess }, server, { env, start }) {
  const dataDir = `${env.DATA_DIR}-${randomUUID()}`
  const database = isEmbedded ? null : await createDatabase(server)
  const own = { ...env, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' }
  if (database) await runOrExit(process.execPath, [join(root, 'dist/seed.js')], { env: own })
  const servers = isOneProcess ? [await startSite(start, own)] : await startBoth(start, own)
  return {
    site: servers.at(-1),
    dataDir,
    async stop() {
      for (const one of servers.toReversed()) await one.stop()
      await database?.remove()
    },
  }
}

function startSite(start, env, port) {
  return start([join(root, 'dist/server.js')], { env, port, isReady: /is open/ })
}

/** The backend first, then the site in front of it. */
async function startBoth(start, env) {
  const [port, backendPort] = [await freePort(), await freePort()]
  const common = { BACKEND_TOKEN: randomBytes(24).toString('hex'), SITE_URL: `http://127.0.0.1:${port}` }
  const backend = await start([join(root, 'dist/backend.js')], {
    env: { ...env, ...common, BACKEND_PORT: String(backendPort) },
    isReady: /backend listens/,
  })
  const ofSite = { ...env, ...common, DATABASE_URL: '', BACKEND_URL: `http://127.0.0.1:${backendPort}` }
  return [backend, await startSite(start, { ...ofSite, DATA_DIR: `${env.DATA_DIR}-site` }, port)]
}

async function createDatabase(server) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Runs a statement on a server, outside of the databases that it makes. */
export async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
