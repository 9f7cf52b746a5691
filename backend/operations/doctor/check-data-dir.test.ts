import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reserveBytes } from '@/backend/platform/storage/free-space'
import { checkDataDir } from './check-data-dir'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bh-doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const gibibyte = 1024 ** 3
const roomOf = (free: number) => async () => ({ free, size: 10 * gibibyte })

it('finds nothing wrong with a folder that has room, and leaves nothing there', async () => {
  const findings = await checkDataDir(folder, roomOf(5 * gibibyte))
  expect(findings.map(({ level }) => level)).toEqual(['good', 'good'])
  expect(findings[1]?.text).toBe('5120 MiB of 10240 MiB are free on its disk.')
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['little room', gibibyte - 1, 'warning'],
  ['less than the reserve', reserveBytes - 1, 'error'],
])('tells of %s', async (_what, free, level) => {
  const [, space] = await checkDataDir(folder, roomOf(free))
  expect(space).toMatchObject({ level, about: 'DATA_DIR', advice: expect.stringContaining('Make room') })
})

it('tells that the first start makes one that is missing', async () => {
  const [finding] = await checkDataDir(join(folder, 'a/b'))
  expect(finding).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('the first start makes it'),
  })
})

it('tells of a file in its place', async () => {
  await writeFile(join(folder, 'file'), '')
  const [finding] = await checkDataDir(join(folder, 'file'))
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('is no folder') })
  await rm(join(folder, 'file'))
})

it('tells of a folder that takes no file', async () => {
  // No rights keep root from writing; below /proc nobody makes a file.
  const closed = process.getuid?.() === 0 ? '/proc/self' : folder
  if (closed === folder) await chmod(folder, 0o500)
  const [finding] = await checkDataDir(closed, roomOf(5 * gibibyte))
  if (closed === folder) await chmod(folder, 0o700)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('may not be written') })
})
