import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { createDiskStorage } from '@/backend/platform/storage/disk-storage'
import { assignFileSet, ForeignFilesError } from '@/backend/platform/storage/file-set'
import { UsageError } from '@/lib/node/command-line.mjs'
import { startTestServices } from '@/tests/databases'
import { parseBackupCommand, parseRestoreCommand } from './arguments'
import { createDiskFiles } from './backup-files'
import { runBackup } from './run-backup'
import { createTemporaryFolder, createTestSite } from './test-site.fixture'

const testServices = startTestServices()

async function run(words: string[], now = new Date('2026-03-04T05:06:07Z')): Promise<string[]> {
  const lines: string[] = []
  const site = createTestSite(testServices.database, testServices.services.env.DATA_DIR)
  await runBackup({ ...site, now, print: (line) => lines.push(line) }, parseBackupCommand(words))
  return lines
}

it('writes a file under its final name, and does not overwrite it', async () => {
  const folder = await createTemporaryFolder()
  const file = join(folder, 'site.tar.gz')
  expect(await run([file])).toEqual([expect.stringMatching(/site\.tar\.gz: \d+ rows of \d+ tables, 0 files/)])
  expect(await readdir(folder)).toEqual(['site.tar.gz'])
  await expect(run([file])).rejects.toThrow('already exists')
})

it('reports a missing folder', async () => {
  const folder = join(await createTemporaryFolder(), 'missing')
  await expect(run([join(folder, 'site.tar.gz')])).rejects.toThrow(
    `No backup can be written to the folder ${folder} (ENOENT`,
  )
})

it('stores the time of the last backup, if the database can store it', async () => {
  const { db } = testServices.database
  const folder = await createTemporaryFolder()
  await db.delete(lastBackups)
  const newest = new Date('2026-03-05T01:00:00Z')
  await run([folder], newest)
  await run([folder], new Date('2026-03-04T01:00:00Z'))
  expect(await db.select().from(lastBackups)).toEqual([{ id: true, madeAt: newest }])
  await db.execute(sql`ALTER TABLE last_backups RENAME TO former_backups`)
  const lines = await run([join(folder, 'older.tar.gz')])
  await db.execute(sql`ALTER TABLE former_backups RENAME TO last_backups`)
  expect(lines[1]).toContain('cannot show this backup: The database is of another release')
  expect(lines[1]).not.toMatch(/last_backups|insert/i)
  expect(await readdir(folder)).toContain('older.tar.gz')
})

it('keeps the unfinished file of another backup', async () => {
  const folder = await createTemporaryFolder()
  await writeFile(join(folder, 'site.tar.gz.part'), 'half')
  await expect(run([join(folder, 'site.tar.gz')])).rejects.toThrow('Another backup is running')
  expect(await readdir(folder)).toEqual(['site.tar.gz.part'])
})

it('removes old backups of a folder, but no other files', async () => {
  const folder = await createTemporaryFolder()
  const names = ['buehnenhaus-2026-03-02T01-00-00Z.tar.gz', 'buehnenhaus-2026-03-03T01-00-00Z.tar.gz']
  const otherFiles = [`${names[0]}.part`, 'notes.txt', 'other-2020-01-01T00-00-00Z.tar.gz']
  for (const name of [...names, ...otherFiles]) await writeFile(join(folder, name), '')
  expect((await run([folder])).join()).not.toContain('Deleted')
  const [, ...deletions] = await run([folder, '--keep', '2,0,0'], new Date('2026-03-04T06:00:00Z'))
  expect(deletions).toHaveLength(3)
  expect((await readdir(folder)).sort()).toEqual([
    names[1],
    'buehnenhaus-2026-03-04T06-00-00Z.tar.gz',
    ...otherFiles.slice(1),
  ])
  await expect(run([join(folder, 'notes.txt'), '--keep', '2,0,0'])).rejects.toThrow('not a folder')
})

it.each([[], ['a', 'b'], ['a', '--keep', '7'], ['a', '--keep', '0,4,6'], ['a', '--surprise']])(
  'rejects the arguments %j',
  (...words) => {
    expect(() => parseBackupCommand(words)).toThrow(UsageError)
  },
)

it('parses the arguments', () => {
  expect(parseBackupCommand(['a', '--keep', '7,4,6'])).toEqual({ path: 'a', keep: { daily: 7, weekly: 4, monthly: 6 } })
  expect(parseBackupCommand(['a'])).toEqual({ path: 'a', keep: null })
  expect(parseRestoreCommand(['a', '--check'])).toEqual({ file: 'a', isCheckOnly: true, item: null })
  expect(() => parseRestoreCommand(['a', '--keep', '1,1,1'])).toThrow(UsageError)
})

it.each(['with', 'without'])(
  'fails with the files of another database, %s an id of its own, and deletes no old backup',
  async (kind) => {
    const folder = await createTemporaryFolder()
    await run([folder])
    const files = createDiskFiles(testServices.services.env.DATA_DIR)
    await files.writeFileSetId('of another site')
    const nextDay = new Date('2026-03-05T06:00:00Z')
    if (kind === 'without') await testServices.database.pool.query("DELETE FROM server_keys WHERE purpose = 'files'")
    await expect(run([folder, '--keep', '1,0,0'], nextDay)).rejects.toThrow(ForeignFilesError)
    expect(await readdir(folder)).toEqual(['buehnenhaus-2026-03-04T05-06-07Z.tar.gz'])
    await assignFileSet({ db: testServices.database.db, storage: createDiskStorage(files.location) })
  },
)
