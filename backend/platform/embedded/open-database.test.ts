import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createDataDir } from '@/tests/data-dir'
import { silentLog } from '@/tests/databases'
import { connectDatabase, embeddedClientConfig, toSocketPath } from '../db/client'
import { projectRoot } from '../project-root'
import { DataDirInUseError } from './lock'
import { openEmbedded } from './open-database'
import { findSocketFolder } from './socket-folder'
import { vacuumTables } from './vacuum'

const rethrow = (error: Error) => {
  throw error
}

describe.runIf(inject('testTemplate').kind === 'pglite')('openEmbedded', () => {
  let dataDir: Awaited<ReturnType<typeof createDataDir>>
  beforeEach(async () => {
    dataDir = await createDataDir()
  })
  afterEach(() => dataDir.remove())

  /** Opens the database with a connection; `close` closes both. */
  async function openConnected() {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const connection = await connectDatabase(target, silentLog)
    return { pool: connection.pool, close: () => connection.close().then(close) }
  }

  it('rejects a second process and keeps its content', async () => {
    const first = await openEmbedded(dataDir.path, rethrow)
    await expect(openEmbedded(dataDir.path, rethrow)).rejects.toThrow(DataDirInUseError)
    const before = await connectDatabase(first.target, silentLog)
    await before.pool.query("INSERT INTO redirects (old_path, new_path) VALUES ('/a', '/b')")
    await before.close()
    await first.close()

    const second = await openEmbedded(dataDir.path, rethrow)
    const after = await connectDatabase(second.target, silentLog)
    expect((await after.pool.query('SELECT old_path FROM redirects')).rows).toEqual([{ old_path: '/a' }])
    await after.close()
    await second.close()
  }, 60_000)

  it('uses an eighth of the default shared buffers', async () => {
    const { pool, close } = await openConnected()
    expect((await pool.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }])
    await close()
  }, 60_000)

  it('vacuums tables with dead rows while another connection is in a transaction', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const { pool, ...connection } = await connectDatabase(target, silentLog)
    await pool.query(`INSERT INTO redirects (old_path, new_path) SELECT '/a' || n, '/b' FROM generate_series(1, 500) n`)
    for (const path of ['/c', '/d']) await pool.query('UPDATE redirects SET new_path = $1', [path])
    const otherClient = await pool.connect()
    await otherClient.query('BEGIN')
    await otherClient.query('SELECT count(*) FROM redirects')
    const vacuuming = vacuumTables(pool)
    await otherClient.query('COMMIT')
    otherClient.release()
    expect(await vacuuming).toContain('public.redirects')
    expect(await vacuumTables(pool)).not.toContain('public.redirects')
    await connection.close()
    await close()
  }, 60_000)

  it('analyzes grown tables, so that the planner does not assume empty ones', async () => {
    const { pool, close } = await openConnected()
    await pool.query(`INSERT INTO redirects (old_path, new_path) SELECT '/a' || n, '/b' FROM generate_series(1, 500) n`)
    expect(await vacuumTables(pool)).toContain('public.redirects')
    const { rows } = await pool.query(`SELECT reltuples FROM pg_class WHERE relname = 'redirects'`)
    expect(rows).toEqual([{ reltuples: 500 }])
    expect(await vacuumTables(pool)).not.toContain('public.redirects')
    await close()
  }, 60_000)

  it('receives notifications of another process', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const connection = await connectDatabase(target, silentLog)
    await connection.pool.query('SELECT 1')
    const notification = new Promise((resolve) => connection.tags.subscribe(resolve))
    const otherClient = new pg.Client(target.kind === 'embedded' ? embeddedClientConfig(target.socketFolder) : {})
    await otherClient.connect()
    await otherClient.query("INSERT INTO redirects (old_path, new_path) VALUES ('/a', '/b')")
    expect(await notification).toEqual(['redirect:/a', 'redirects'])
    await otherClient.end()
    await connection.close()
    await close()
  }, 60_000)

  it('serves from a folder whose path is too long for a socket', async () => {
    const longFolder = join(dataDir.path, 'n'.repeat(100))
    await cp(join(dataDir.path, 'database'), join(longFolder, 'database'), { recursive: true })
    const { target, close } = await openEmbedded(longFolder, rethrow)
    const connection = await connectDatabase(target, silentLog)
    expect((await connection.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    // Another process finds the socket.
    const otherClient = new pg.Client(embeddedClientConfig(await findSocketFolder(longFolder)))
    await otherClient.connect()
    expect((await otherClient.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
    await otherClient.end()
    await connection.close()
    await close()
    expect(await readdir(longFolder)).not.toContain('.s.PGSQL.5432')
  }, 60_000)

  it('completes a statement before it serves another connection', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const socketFolder = target.kind === 'embedded' ? target.socketFolder : ''
    const otherClient = new pg.Client(embeddedClientConfig(socketFolder))
    await otherClient.connect()
    const byParts = await speakByParts(toSocketPath(socketFolder))
    // The order of the messages is random.
    for (let round = 0; round < 50; round += 1) {
      await byParts.say([message('P', '\0SELECT 1\0\0\0'), message('H')], parseComplete)
      const otherQuery = otherClient.query('SELECT 2 AS two')
      const followingMessages = [message('B', '\0\0\0\0\0\0\0\0'), message('E', '\0\0\0\0\0'), message('S')]
      expect(await byParts.say(followingMessages, readyForQuery)).toContain('SELECT 1\0')
      expect((await otherQuery).rows).toEqual([{ two: 2 }])
    }
    byParts.end()
    await otherClient.end()
    await close()
  }, 60_000)

  it('throws if it cannot be opened, and unlocks the unchanged folder', async () => {
    const versionFile = join(dataDir.path, 'database/PG_VERSION')
    const version = await readFile(versionFile)
    const before = await readdir(join(dataDir.path, 'database'), { recursive: true })
    const attempt = () => openEmbedded(dataDir.path, () => undefined)
    for (const damaged of ['9', '']) {
      await writeFile(versionFile, damaged)
      await expect(attempt()).rejects.toThrow('cannot be opened')
      expect((await readdir(dataDir.path)).sort()).toEqual(['database', 'lock'])
    }
    await rm(versionFile)
    await expect(attempt()).rejects.toThrow('cannot be opened')
    await writeFile(versionFile, version)
    expect((await readdir(join(dataDir.path, 'database'), { recursive: true })).sort()).toEqual(before.sort())
    const { pool, close } = await openConnected()
    expect((await pool.query('SELECT count(*)::integer AS count FROM settings')).rows).toEqual([{ count: 0 }])
    await close()
  }, 60_000)

  it('starts again after a first start was killed during creation', async () => {
    await rm(join(dataDir.path, 'database'), { recursive: true })
    const { child, exit } = startWriting(dataDir.path)
    const isPrefix = async () =>
      (await readdir(dataDir.path, { recursive: true })).some((name) => name.endsWith('/base'))
    await expect.poll(isPrefix, { timeout: 50_000, interval: 10 }).toBe(true)
    child.kill('SIGKILL')
    await exit
    const { pool, close } = await openConnected()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await close()
  }, 120_000)

  it('creates the database in an existing folder, such as a mount point', async () => {
    const folder = join(dataDir.path, 'database')
    await rm(folder, { recursive: true })
    await mkdir(join(folder, 'lost+found'), { recursive: true })
    const before = await stat(folder)
    const { close } = await openEmbedded(dataDir.path, rethrow)
    await close()
    expect((await stat(folder)).ino).toBe(before.ino)
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['PG_VERSION', 'lost+found']))
  }, 60_000)

  it('resumes a first start that was killed while it moved the finished database', async () => {
    const folder = join(dataDir.path, 'database')
    const names = await readdir(folder)
    await mkdir(join(folder, 'finished'))
    for (const name of names.filter((entry) => entry !== 'base')) {
      await rename(join(folder, name), join(folder, 'finished', name))
    }
    const { pool, close } = await openConnected()
    expect((await pool.query('SELECT count(*)::integer AS count FROM settings')).rows).toEqual([{ count: 0 }])
    expect(await readdir(folder)).not.toContain('finished')
    await close()
  }, 60_000)

  it('keeps all acknowledged writes of a killed process', async () => {
    const acknowledgedCount = await writeUntilKilled(dataDir.path, 50)
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const { pool, ...connection } = await connectDatabase(target, silentLog)
    const { rows } = await pool.query<{ old_path: string }>('SELECT old_path FROM redirects')
    const storedPaths = new Set(rows.map(({ old_path }) => old_path))
    expect(acknowledgedCount).toBeGreaterThanOrEqual(50)
    for (let number = 1; number <= acknowledgedCount; number += 1) expect(storedPaths).toContain(`/old/${number}`)
    await connection.close()
    await close()
  }, 60_000)
})

/** A message of the Postgres protocol: type, length, content. */
function message(type: string, content = ''): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + content.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)])
}
const parseComplete = message('1').toString()
const readyForQuery = message('Z', 'I').toString()

/** A connection that sends single messages; `say` returns the responses up to `end`. */
async function speakByParts(socket: string) {
  const stream = connect(socket).setEncoding('latin1')
  const sendMessages = async (messages: readonly Buffer[], end: string) => {
    stream.write(Buffer.concat(messages))
    let output = ''
    while (!output.endsWith(end)) output += (await once(stream, 'data'))[0]
    return output
  }
  // The first message has the protocol version 3.0 instead of a type.
  await sendMessages([message('', '\0\x03\0\0user\0postgres\0database\0postgres\0\0')], readyForQuery)
  return { say: sendMessages, end: () => stream.end() }
}

/** Starts a process that opens the database and writes. */
function startWriting(dataDir: string) {
  const program = join(projectRoot, 'tests/child-processes/write-until-killed.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, exit: once(child, 'exit') }
}

/**
 * Runs a process that writes, kills it after a number of acknowledged writes, and returns the last
 * one.
 */
async function writeUntilKilled(dataDir: string, writes: number): Promise<number> {
  const { child, exit } = startWriting(dataDir)
  let last = 0
  for await (const line of createInterface(child.stdout)) {
    last = Number(line)
    if (last === writes) child.kill('SIGKILL')
  }
  // The output may close before the exit. The program holds its lock until the exit.
  await exit
  return last
}
