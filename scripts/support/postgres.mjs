import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgres } from './find-postgres.mjs'
import { freePort } from './free-port.mjs'

const execute = promisify(execFile)
const startTimeoutMs = 30_000

/** What makes tests faster, and lets a crash take what was acknowledged. */
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts a private PostgreSQL for tests on a free port of the loopback address, in a temporary folder, never as root. It
 * ends with this process at the latest.
 * @param keepsWrites whether a crash loses nothing that was acknowledged, as outside tests
 * @returns its address; `stop`, which removes everything; `crash`, which kills it, and `comeBack`, which starts it again
 */
export async function startPostgres({ keepsWrites = false } = {}) {
  const place = await makePlace()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(place.folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(place.user, passwordFile)
  const words = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '-N']
  await fill(place, 'initdb', ['-D', place.data, ...words])
  const { port, ...control } = await serve(place, keepsWrites ? {} : forgetful)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, ...control }
}

/**
 * Starts a streaming replica of a PostgreSQL that `startPostgres` made.
 * @returns the same as `startPostgres`
 */
export async function startReplica(primaryUrl) {
  const place = await makePlace()
  const words = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--wal-method=stream']
  await fill(place, 'pg_basebackup', ['-d', primaryUrl, '-D', place.data, ...words])
  const { port, ...control } = await serve(place, forgetful)
  const url = new URL(primaryUrl)
  url.port = String(port)
  return { url: url.href, ...control }
}

/** An empty folder for a server, the user that it runs as, and where the programs are. */
async function makePlace() {
  const programs = await findPostgres()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-postgres-'))
  giveTo(user, folder)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { programs, user, folder, data: join(folder, 'data'), options, remove }
}

function giveTo(user, path) {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid)
}

/** Runs the program that makes the server's data. */
async function fill({ programs, options, remove }, program, words) {
  await execute(join(programs, program), words, options).catch((error) => {
    remove()
    throw error
  })
}

/** Starts the server of a place, with settings of how durable writes are, and waits until it answers. */
async function serve({ programs, data, options, remove }, durability) {
  const port = await freePort()
  const settings = { ...durability, max_connections: '50' }
  const messages = []
  let server
  let ended
  const launch = () => {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories='],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // In a group of its own, the terminal's Ctrl-C does not reach it before the tests have ended.
      { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server.stderr.on('data', (chunk) => messages.push(chunk))
    ended = once(server, 'exit')
    return isReady(server, join(programs, 'pg_isready'), port)
  }
  const endWithProcess = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', endWithProcess)

  const stop = async () => {
    process.off('exit', endWithProcess)
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
    await ended
    remove()
  }
  const assertStarted = async (isStarted) => {
    if (isStarted) return
    await stop()
    throw new Error(`PostgreSQL did not start:\n${Buffer.concat(messages)}`)
  }
  await assertStarted(await launch())
  return {
    port,
    stop,
    async crash() {
      server.kill('SIGKILL')
      await ended
    },
    async comeBack() {
      const end = Date.now() + startTimeoutMs
      // Its processes notice a moment later that the first one was killed, and keep the next one from starting until then.
      let isStarted = await launch()
      while (!isStarted && Date.now() < end) isStarted = await launch()
      await assertStarted(isStarted)
    },
  }
}

/** A user that may run PostgreSQL, which refuses root; nothing when this process is no root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  if (!entry) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

async function isReady(server, probe, port) {
  const end = Date.now() + startTimeoutMs
  while (Date.now() < end && server.exitCode === null) {
    const isUp = await execute(probe, ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
    if (isUp) return true
    await wait(50)
  }
  return false
}
