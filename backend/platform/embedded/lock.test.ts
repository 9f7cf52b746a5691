import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../project-root'
import { DataDirInUseError, lockDataDir } from './lock'
import { getOwnIdentity } from './process-identity'

let dataDir: string
let file: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bh-lock-'))
  file = join(dataDir, 'lock')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const writeLockFile = (content: unknown) => writeFile(file, JSON.stringify(content))
const elsewhere = () => ({ ...getOwnIdentity(), host: 'a-container-of-before' })

/** Starts another process that locks the folder. */
async function holder(): Promise<ChildProcess> {
  const program = join(projectRoot, 'tests/child-processes/hold-lock.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

it('locks a free folder until the release', async () => {
  const lock = await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await lock.release()
  expect(await readFile(file, 'utf8')).toBe('')
  await (await lockDataDir(dataDir)).release()
})

describe('the lock of a running process', () => {
  it('is named in the error', async () => {
    const lock = await lockDataDir(dataDir)
    const refusal = lockDataDir(dataDir)
    await expect(refusal).rejects.toThrow(DataDirInUseError)
    await expect(refusal).rejects.toThrow(`process ${process.pid} on `)
    await lock.release()
  })

  it.each([
    ['on a host of another name', () => writeLockFile(elsewhere())],
    ['with an empty file', () => writeFile(file, '')],
    ['with a malformed file', () => writeFile(file, '{"pid":-1}')],
  ])(
    'is respected %s',
    async (_what, tell) => {
      await holder()
      await tell()
      await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError)
    },
    30_000,
  )

  it('is respected while the process is stopped', async () => {
    const child = await holder()
    child.kill('SIGSTOP')
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError)
  }, 30_000)

  it('is respected if the process has only written the file, like older versions', async () => {
    const child = spawn('sleep', ['60'])
    onTestFinished(() => void child.kill('SIGKILL'))
    await writeLockFile({ ...getOwnIdentity(), pid: child.pid, started: null })
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError)
  })
})

describe('the lock of a dead process', () => {
  it.each(['on this host', 'on a host of another name'])(
    'is taken over at once %s',
    async (where) => {
      const child = await holder()
      if (where !== 'on this host') await writeLockFile(elsewhere())
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      const lock = await lockDataDir(dataDir)
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(getOwnIdentity())
      await lock.release()
    },
    30_000,
  )

  it.each([
    ['with an unused process id', () => ({ ...getOwnIdentity(), pid: spawnSync('true').pid })],
    ['with the process id of this process', getOwnIdentity],
    ['with a file without an id', () => ({})],
  ])('is taken over at once %s', async (_what, content) => {
    await writeLockFile(content())
    await (await lockDataDir(dataDir)).release()
  })
})

it.runIf(existsSync('/proc/self/stat'))(
  'takes over the lock of a dead process although another one reuses its id',
  async () => {
    await writeLockFile({ ...getOwnIdentity(), pid: process.ppid, started: '1' })
    await (await lockDataDir(dataDir)).release()
  },
)

it('gives the lock to one of concurrent attempts', async () => {
  await writeLockFile(elsewhere())
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir)))
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
  expect(refusals).toHaveLength(19)
  expect(refusals.every((reason) => reason instanceof DataDirInUseError)).toBe(true)
  for (const result of results) if (result.status === 'fulfilled') await result.value.release()
})
