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
const withFreeBytes = (free: number) => async () => ({ free, size: 10 * gibibyte })

it('finds no problems with a folder with free space and leaves no files', async () => {
  const findings = await checkDataDir(folder, withFreeBytes(5 * gibibyte))
  expect(findings.map(({ level }) => level)).toEqual(['good', 'good'])
  expect(findings[1]?.text).toBe('5120 MiB of 10240 MiB are free on its disk.')
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['little room', gibibyte - 1, 'warning'],
  ['less than the reserve', reserveBytes - 1, 'error'],
])('reports %s', async (_space, free, level) => {
  const [, space] = await checkDataDir(folder, withFreeBytes(free))
  expect(space).toMatchObject({ level, subject: 'DATA_DIR', advice: expect.stringContaining('Free space') })
})

it('reports that the first start creates a missing folder', async () => {
  const [finding] = await checkDataDir(join(folder, 'a/b'))
  expect(finding).toMatchObject({ level: 'warning', text: expect.stringContaining('The first start creates it') })
})

it('reports a file in its place', async () => {
  await writeFile(join(folder, 'file'), '')
  const [finding] = await checkDataDir(join(folder, 'file'))
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('is not a folder') })
  await rm(join(folder, 'file'))
})

it('reports a folder that is not writable', async () => {
  // Root ignores permissions, but cannot create files below /proc.
  const readOnlyFolder = process.getuid?.() === 0 ? '/proc/self' : folder
  if (readOnlyFolder === folder) await chmod(folder, 0o500)
  const [finding] = await checkDataDir(readOnlyFolder, withFreeBytes(5 * gibibyte))
  if (readOnlyFolder === folder) await chmod(folder, 0o700)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('is not writable') })
})
