import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { assertStartSpace, prepareDataDir } from './data-dir'
import { openEmbedded } from './open-database'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bh-parent-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const readMode = async (path: string) => (await stat(path)).mode & 0o777

it('creates a data folder for this user only', async () => {
  const { dataDir, databaseDir } = await prepareDataDir(join(parent, 'deep/data'))
  expect([await readMode(dataDir), await readMode(databaseDir)]).toEqual([0o700, 0o700])
})

it('keeps the permissions of an existing folder and closes the database folder', async () => {
  await chmod(parent, 0o755)
  const { databaseDir } = await prepareDataDir(parent)
  await chmod(databaseDir, 0o755)
  await prepareDataDir(parent)
  expect([await readMode(parent), await readMode(databaseDir)]).toEqual([0o755, 0o700])
})

// Not by permissions, which do not bind root.
it.each([
  ['a file', (path: string) => writeFile(path, '')],
  ['a folder as its lock', (path: string) => mkdir(join(path, 'lock'), { recursive: true })],
])('reports an unwritable folder with advice: %s', async (_what, prepare) => {
  const folder = join(parent, 'data')
  await prepare(folder)
  const opening = openEmbedded(folder, () => undefined)
  await expect(opening).rejects.toThrow(`The data folder ${folder} cannot be written (E`)
  await expect(opening).rejects.toThrow('set DATA_DIR')
})

it('reports a full disk, with a higher limit for the first start', async () => {
  const { databaseDir } = await prepareDataDir(parent)
  const bytes = 100 * 1024 * 1024
  await expect(assertStartSpace(databaseDir, bytes)).rejects.toThrow(
    `Only 100 MiB are free on the disk of ${databaseDir}, and a first start needs 200. Make room there`,
  )
  await writeFile(join(databaseDir, 'PG_VERSION'), '17')
  await assertStartSpace(databaseDir, bytes)
  await expect(assertStartSpace(databaseDir, 1024)).rejects.toThrow('a start needs 64')
})
