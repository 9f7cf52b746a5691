import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDataDir } from '@/tests/data-dir'
import { silentLog } from '@/tests/databases'
import { connectDatabase, embeddedAddress } from '../db/client'
import { projectRoot } from '../project-root'
import { DataDirInUseError } from './lock'
import { openEmbedded } from './open-database'
import { vacuumTables } from './vacuum'

const rethrow = (error: Error) => {
  throw error
}

describe.runIf(inject('testTemplate').kind === 'pglite')('the embedded database', () => {
  let dataDir: Awaited<ReturnType<typeof createDataDir>>
  beforeEach(async () => {
    dataDir = await createDataDir()
  })
  afterEach(() => dataDir.remove())

  test('refuses a second opener and keeps its content', async () => {
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

  test('keeps an eighth of what PostgreSQL keeps in memory by itself', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const { pool, ...connection } = await connectDatabase(target, silentLog)
    expect((await pool.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }])
    await connection.close()
    await close()
  }, 60_000)

  test('vacuums tables with dead rows, while another connection is in a transaction', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const { pool, ...connection } = await connectDatabase(target, silentLog)
    await pool.query(
      `INSERT INTO redirects (old_path, new_path) SELECT '/a' || n, '/b' FROM generate_series(1, 500) n`,
    )
    for (const path of ['/c', '/d']) await pool.query('UPDATE redirects SET new_path = $1', [path])
    const other = await pool.connect()
    await other.query('BEGIN')
    await other.query('SELECT count(*) FROM redirects')
    const vacuuming = vacuumTables(pool)
    await other.query('COMMIT')
    other.release()
    expect(await vacuuming).toContain('public.redirects')
    expect(await vacuumTables(pool)).not.toContain('public.redirects')
    await connection.close()
    await close()
  }, 60_000)

  test('gets the notifications of another process', async () => {
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const connection = await connectDatabase(target, silentLog)
    await connection.pool.query('SELECT 1')
    const heard = new Promise((resolve) => connection.tags.subscribe(resolve))
    const other = new pg.Client(target.kind === 'embedded' ? embeddedAddress(target.socketFolder) : {})
    await other.connect()
    await other.query("INSERT INTO redirects (old_path, new_path) VALUES ('/a', '/b')")
    expect(await heard).toEqual(['redirect:/a', 'redirects'])
    await other.end()
    await connection.close()
    await close()
  }, 60_000)

  test('serves from a folder whose name is too long for a socket', async () => {
    const long = join(dataDir.path, 'n'.repeat(100))
    await cp(join(dataDir.path, 'database'), join(long, 'database'), { recursive: true })
    const { target, close } = await openEmbedded(long, rethrow)
    const connection = await connectDatabase(target, silentLog)
    expect((await connection.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await connection.close()
    await close()
  }, 60_000)

  test('a database that cannot be opened is an error, and the folder is unlocked again', async () => {
    await writeFile(join(dataDir.path, 'database/PG_VERSION'), '9')
    const attempt = () => openEmbedded(dataDir.path, () => undefined)
    await expect(attempt()).rejects.toThrow('cannot be opened')
    await expect(attempt()).rejects.toThrow('cannot be opened')
    expect((await readdir(dataDir.path)).sort()).toEqual(['database', 'lock'])
  }, 60_000)

  test('a process killed while it writes loses nothing that was acknowledged', async () => {
    const acknowledged = await writeUntilKilled(dataDir.path, 50)
    const { target, close } = await openEmbedded(dataDir.path, rethrow)
    const { pool, ...connection } = await connectDatabase(target, silentLog)
    const { rows } = await pool.query<{ old_path: string }>('SELECT old_path FROM redirects')
    const stored = new Set(rows.map(({ old_path }) => old_path))
    expect(acknowledged).toBeGreaterThanOrEqual(50)
    for (let number = 1; number <= acknowledged; number += 1) expect(stored).toContain(`/old/${number}`)
    await connection.close()
    await close()
  }, 60_000)
})

/** Runs a process that writes, kills it after so many acknowledged writes, and returns the last acknowledged one. */
async function writeUntilKilled(dataDir: string, writes: number): Promise<number> {
  const program = join(projectRoot, 'tests/programs/write-until-killed.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let last = 0
  for await (const line of createInterface(child.stdout)) {
    last = Number(line)
    if (last === writes) child.kill('SIGKILL')
  }
  // Its output may close a moment before it is gone, and a living process keeps its lock.
  await ended
  return last
}
