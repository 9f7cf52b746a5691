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

/**
 * Starts a private PostgreSQL for tests on a free port of the loopback address: without fsync, in a temporary folder,
 * never as root. It ends with this process at the latest.
 * @returns its address and how to stop it; stopping removes everything
 */
export async function startPostgres() {
  const place = await makePlace()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(place.folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(place.user, passwordFile)
  const words = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '-N']
  await fill(place, 'initdb', ['-D', place.data, ...words])
  const { port, stop } = await serve(place)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

/**
 * Starts a streaming replica of a PostgreSQL that `startPostgres` made.
 * @returns the same as `startPostgres`
 */
export async function startReplica(primaryUrl) {
  const place = await makePlace()
  const words = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--wal-method=stream']
  await fill(place, 'pg_basebackup', ['-d', primaryUrl, '-D', place.data, ...words])
  const { port, stop } = await serve(place)
  const url = new URL(primaryUrl)
  url.port = String(port)
  return { url: url.href, stop }
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

/** Starts the server of a place, and waits until it answers. */
async function serve({ programs, data, options, remove }) {
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '50',
  }
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // In a group of its own, the terminal's Ctrl-C does not reach it before the tests have ended.
    { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const messages = []
  server.stderr.on('data', (chunk) => messages.push(chunk))
  const ended = once(server, 'exit')
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
  if (!(await isReady(server, join(programs, 'pg_isready'), port))) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${Buffer.concat(messages)}`)
  }
  return { port, stop }
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
