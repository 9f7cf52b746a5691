import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUseError, lockDataDir } from './lock'
import { thisProcess } from './process-identity'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bh-lock-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const leave = (content: unknown) => writeFile(join(dataDir, 'lock'), JSON.stringify(content))
const deadProcess = () => ({ ...thisProcess(), pid: spawnSync('true').pid })

test('a free folder is locked for this process and free again after the release', async () => {
  const lock = await lockDataDir(dataDir)
  const file = join(dataDir, 'lock')
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await lock.release()
  expect(await readdir(dataDir)).toEqual([])
})

test('a living process keeps its lock', async () => {
  await lockDataDir(dataDir)
  const refusal = lockDataDir(dataDir)
  await expect(refusal).rejects.toThrow(DataDirInUseError)
  await expect(refusal).rejects.toThrow(`Process ${process.pid} on `)
  expect(await readdir(dataDir)).toEqual(['lock'])
})

test('the lock of a dead process is taken over', async () => {
  await leave(deadProcess())
  await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  expect(await readdir(dataDir)).toEqual(['lock'])
})

test('a process that was given a dead one’s number is not taken for it', async ({ skip }) => {
  if (!existsSync('/proc/self/stat')) return skip('This system does not tell when a process started.')
  await leave({ ...thisProcess(), started: '1' })
  await expect(lockDataDir(dataDir)).resolves.toBeTypeOf('object')
})

test.each([
  ['of a process on another machine', { ...thisProcess(), host: 'elsewhere', pid: 1 }],
  ['that says nothing', {}],
  ['with a nonsense number', { ...thisProcess(), pid: -1 }],
])('a lock %s is left alone', async (_what, content) => {
  await leave(content)
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError)
  expect(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8'))).toEqual(content)
})

test('of many who come at once, after a crash, one gets it', async () => {
  await leave(deadProcess())
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir)))
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(19)
  expect(refusals.every((reason) => reason instanceof DataDirInUseError)).toBe(true)
  expect(await readdir(dataDir)).toEqual(['lock'])
})

test('a release leaves another’s lock alone', async () => {
  const lock = await lockDataDir(dataDir)
  const other = { ...thisProcess(), pid: 1 }
  await leave(other)
  await lock.release()
  expect(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8'))).toEqual(other)
})
