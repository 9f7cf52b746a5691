import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.mjs'
import { findPostgres } from './programs/find-postgres.mjs'

const execute = promisify(execFile)
const startTimeoutMs = 30_000

/** Settings that make tests faster. After a crash, writes that were acknowledged may be lost. */
const volatileSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Starts a PostgreSQL server for tests in a temporary folder, on a free port of the loopback
 * address, and never as root. The server stops when this process exits, at the latest.
 * @param isDurable true if acknowledged writes must survive a crash, as in production
 * @returns its URL; `stop` stops it and removes its files, `crash` kills it, `comeBack` starts it
 * again after a crash
 */
export async function startPostgres({ isDurable = false } = {}) {
  const location = await createServerFolder()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(location.folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  changeOwner(location.user, passwordFile)
  const args = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '-N']
  await createData(location, 'initdb', ['-D', location.data, ...args])
  const { port, ...control } = await startServer(location, isDurable ? {} : volatileSettings)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, ...control }
}

/**
 * Starts a streaming replica of a server that `startPostgres` has started.
 * @returns the same as `startPostgres`
 */
export async function startReplica(primaryUrl) {
  const location = await createServerFolder()
  const args = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--wal-method=stream']
  await createData(location, 'pg_basebackup', ['-d', primaryUrl, '-D', location.data, ...args])
  const { port, ...control } = await startServer(location, volatileSettings)
  const url = new URL(primaryUrl)
  url.port = String(port)
  return { url: url.href, ...control }
}

/**
 * Creates an empty folder for a server. Returns it with the user who runs the server and the folder
 * of PostgreSQL's programs.
 */
async function createServerFolder() {
  const programs = await findPostgres()
  const user = findUnprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'buehnenhaus-postgres-'))
  changeOwner(user, folder)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { programs, user, folder, data: join(folder, 'data'), options, remove }
}

function changeOwner(user, path) {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid)
}

/** Runs the program that creates the data of the server. If it fails, the folder is removed. */
async function createData({ programs, options, remove }, program, args) {
  await execute(join(programs, program), args, options).catch((error) => {
    remove()
    throw error
  })
}

/**
 * Starts the server on the data in a folder, and waits until it accepts connections.
 * @param durability settings that decide if acknowledged writes survive a crash
 */
async function startServer({ programs, data, options, remove }, durability) {
  const port = await findFreePort()
  const settings = { ...durability, max_connections: '50' }
  const messages = []
  let server
  let exit
  const start = () => {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories='],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // Because of its own process group, Ctrl-C in the terminal does not stop the server before
      // the tests have ended.
      { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server.stderr.on('data', (chunk) => messages.push(chunk))
    exit = once(server, 'exit')
    return isReady(server, join(programs, 'pg_isready'), port)
  }
  const stopOnExit = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', stopOnExit)

  const stop = async () => {
    process.off('exit', stopOnExit)
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
    await exit
    remove()
  }
  const assertStarted = async (isStarted) => {
    if (isStarted) return
    await stop()
    throw new Error(`PostgreSQL did not start:\n${Buffer.concat(messages)}`)
  }
  await assertStarted(await start())
  return {
    port,
    stop,
    async crash() {
      server.kill('SIGKILL')
      await exit
    },
    async comeBack() {
      const deadline = Date.now() + startTimeoutMs
      // After a crash, the other processes of the server take a moment to end. Until then the
      // server cannot start.
      let isStarted = await start()
      while (!isStarted && Date.now() < deadline) isStarted = await start()
      await assertStarted(isStarted)
    },
  }
}

/**
 * Finds a user who can run PostgreSQL, which refuses to run as root. Returns `{}` if this process
 * does not run as root.
 */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  if (!entry) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

async function isReady(server, probe, port) {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && server.exitCode === null) {
    const isUp = await execute(probe, ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
    if (isUp) return true
    await wait(50)
  }
  return false
}
