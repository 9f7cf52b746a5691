import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLaterProgram } from '@/backend/platform/db/function-updates/program-folders.fixture'
import { migrateDatabase } from '@/backend/platform/db/migrate'
import { readLevel } from '@/backend/platform/db/migration-history'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { fileSetKey, loadFileSet } from '@/backend/platform/storage/file-set'
import { createS3Storage } from '@/backend/platform/storage/s3-storage'
import { UsageError } from '@/lib/node/command-line.mjs'
import { openDemoServices, type TestServices } from '@/tests/databases'
import { startS3Server } from '@/tests/servers/s3-server'
import { assertEmptyDatabase, assertKnownLevel } from './assert-restorable'
import { createDiskFiles, createStorageFiles } from './backup-files'
import { checkBackup } from './check-backup'
import { createBackup } from './create-backup'
import { listFiles } from './disk-files'
import { readMigrations } from './levels'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'
import {
  createEmbeddedSite,
  createPostgresSite,
  createTemporaryFolder,
  createTestSite,
  type TestSite,
} from './test-site.fixture'

let testServices: TestServices
let sourceSite: TestSite
/** The backup of the source site. */
let siteBackup: { file: string; manifest: Manifest; messages: string[] }
beforeAll(async () => {
  testServices = await openDemoServices()
  const { services, database } = testServices
  const odd = 'Zeile\n"\\n" \\ \t\u2028\u0001 😀 ä'
  await services.db.insert(persons).values({ name: odd, title: { de: odd, en: '' }, function: { de: '', en: odd } })
  await services.db.update(users).set({ createdAt: new Date('1912-03-04T05:06:07.089Z') })
  await services.checkReadiness()
  sourceSite = createTestSite(database, services.env.DATA_DIR)
  siteBackup = await backUp(sourceSite, join(sourceSite.dataDir, 'site.tar.gz'))
}, 120_000)
afterAll(() => testServices.close())

const now = new Date('2026-03-04T05:06:07Z')

async function backUp(site: TestSite, file: string): Promise<typeof siteBackup> {
  const lines: string[] = []
  const manifest = await createBackup({ ...site, now, print: (line) => lines.push(line) }, file)
  return { file, manifest, messages: lines }
}

/** Returns the contents of a backup that identify a site, without the unique file-set id. */
const toComparable = ({ level, tables, sequences, files }: Manifest) => ({
  level,
  sequences,
  files,
  tables: tables.map(({ name, columns, rows, digest }) => ({
    name,
    columns,
    rows,
    digest: name === 'server_keys' ? null : digest,
  })),
})

async function loadKnownFileSet(site: TestSite): Promise<string | undefined> {
  const { pool, close } = await site.open()
  return loadFileSet(drizzle(pool)).finally(close)
}

describe('a backup', () => {
  it('is one private file with a manifest', async () => {
    const { file, manifest, messages } = siteBackup
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(messages).toEqual([])
    expect(await checkBackup(file)).toEqual(manifest)
    const { when, tag } = (await readMigrations()).at(-1) ?? {}
    expect(manifest).toMatchObject({ createdAt: now.toISOString(), level: { when, tag } })
    expect(manifest.tables.find(({ name }) => name === 'pages')?.rows).toBeGreaterThan(100)
    const folders = manifest.files.map(({ key }) => key.split('/')[0])
    expect([...new Set(folders)].sort()).toEqual(['downloads', 'originals'])
  })

  it('is the same after a restore to each kind of database', async () => {
    let latestBackup = siteBackup
    const fileSets = [await testServices.services.storage.get(fileSetKey)]
    for (const site of [await createEmbeddedSite(), await createPostgresSite()]) {
      if (!site) continue
      expect(await restoreBackup(site, latestBackup.file)).toEqual(latestBackup.manifest)
      const fileSet = await readFile(join(site.dataDir, 'media', fileSetKey), 'utf8')
      expect(await loadKnownFileSet(site)).toBe(fileSet)
      // A copy is another site: its file-set id differs from that of the original.
      expect(fileSets).not.toContain(fileSet)
      fileSets.push(fileSet)
      latestBackup = await backUp(site, join(site.dataDir, 'again.tar.gz'))
      expect(toComparable(latestBackup.manifest)).toEqual(toComparable(siteBackup.manifest))
    }
  }, 120_000)

  it('is the same after a restore to a bucket', async () => {
    const server = await startS3Server({ pageSize: 5 })
    onTestFinished(() => server.goDown())
    const files = createStorageFiles(createS3Storage(server.location))
    const site = { ...((await createPostgresSite()) ?? (await createEmbeddedSite())), files }
    await restoreBackup(site, siteBackup.file)
    expect([...server.objects.keys()].sort()).toEqual(
      [...siteBackup.manifest.files.map(({ key }) => key), fileSetKey].sort(),
    )
    await expect(restoreBackup(site, siteBackup.file)).rejects.toThrow(/^the bucket "media" at .* already has files\./)
    // Derivatives can be created again and are not in a backup.
    server.objects.set('derivatives/1-a/small.jpg', Buffer.from('made again'))
    const { manifest } = await backUp(site, join(site.dataDir, 'bucket.tar.gz'))
    expect(toComparable(manifest)).toEqual(toComparable(siteBackup.manifest))
  }, 120_000)

  it('reports a file that is deleted during the backup', async () => {
    const [key = ''] = await listFiles(join(sourceSite.dataDir, 'media'))
    const path = join(sourceSite.dataDir, 'media', key)
    const bytes = await readFile(path)
    const deletingSite = {
      ...sourceSite,
      open: async () => {
        await rm(path)
        return sourceSite.open()
      },
    }
    const { file, manifest, messages } = await backUp(deletingSite, join(sourceSite.dataDir, 'deleted.tar.gz'))
    await writeFile(path, bytes)
    expect(manifest.deleted).toEqual([key])
    expect(messages).toEqual([expect.stringContaining(key)])
    expect(await checkBackup(file)).toEqual(manifest)
  })
})

describe('a restore', () => {
  it('holds mailings that may have been sent since the backup', async () => {
    const { db } = testServices.services
    const plan = { pressReleaseId: 1, topics: ['a'], languages: ['de' as const], hasPlanner: true }
    const { id: plannedBy } = (await db.select().from(users).limit(1))[0] ?? { id: 0 }
    const running = { state: 'sending' as const, startedAt: now, content: {}, plannedAt: now }
    await db.insert(dispatches).values([
      { ...plan, plannedBy, plannedAt: now },
      { ...plan, plannedBy, plannedAt: new Date('2126-01-01'), pressReleaseId: 2 },
      { ...plan, plannedBy, ...running, pressReleaseId: 3 },
    ])
    onTestFinished(async () => void (await db.delete(dispatches)))
    const { file } = await backUp(sourceSite, join(sourceSite.dataDir, 'mailings.tar.gz'))
    const site = (await createPostgresSite()) ?? (await createEmbeddedSite())
    await restoreBackup(site, file)
    const { pool, close } = await site.open()
    const rows = await drizzle(pool).select().from(dispatches).orderBy(dispatches.pressReleaseId)
    await close()
    expect(rows.map((row) => [row.state, row.plannedBy, row.problem])).toEqual([
      ['planned', plannedBy, 'restored'],
      ['planned', plannedBy, null],
      ['stopped', plannedBy, 'restored'],
    ])
  }, 120_000)

  /** A site whose database must not be opened. */
  const createUntouchedSite = async (): Promise<TestSite> => {
    const dataDir = await createTemporaryFolder()
    const open = () => Promise.reject(new Error('The database was opened.'))
    return { dataDir, files: createDiskFiles(dataDir), open }
  }

  it('rejects a backup with any changed byte', async () => {
    const bytes = await readFile(siteBackup.file)
    const site = await createUntouchedSite()
    const file = join(await createTemporaryFolder(), 'changed.tar.gz')
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      const changedBytes = Buffer.from(bytes)
      const position = Math.floor(part * bytes.byteLength)
      changedBytes[position] = (changedBytes[position] ?? 0) ^ 1
      await writeFile(file, changedBytes)
      await expect(restoreBackup(site, file)).rejects.toThrow('damaged')
    }
    await writeFile(file, bytes.subarray(0, -20))
    await expect(restoreBackup(site, file)).rejects.toThrow('damaged')
    expect(await listFiles(site.dataDir)).toEqual([])
  })

  it.each([
    ['a row', '"email":"editor@example.org"', '"email":"evil__@example.org"', 'rows/users.jsonl does not match'],
    ['a count', '"formatVersion": 1', '"formatVersion": 2', 'damaged'],
    ['a key', '"key": "downloads/', '"key": "../../../x', 'damaged'],
  ])('rejects a repacked backup with changed %s', async (_part, text, replacement, message) => {
    const archive = gunzipSync(await readFile(siteBackup.file))
    const position = archive.indexOf(text)
    expect(position).toBeGreaterThan(0)
    archive.write(replacement, position)
    const file = join(await createTemporaryFolder(), 'changed.tar.gz')
    await writeFile(file, gzipSync(archive, { level: 1 }))
    const site = await createUntouchedSite()
    await expect(restoreBackup(site, file)).rejects.toThrow(message)
    expect(await listFiles(site.dataDir)).toEqual([])
  })

  it('rejects a site that is not empty', async () => {
    const { file } = siteBackup
    await expect(
      restoreBackup({ ...sourceSite, files: createDiskFiles(await createTemporaryFolder()) }, file),
    ).rejects.toThrow(/already has content \(.*pages/)
    const site = await createUntouchedSite()
    await mkdir(join(site.dataDir, 'media'))
    await writeFile(join(site.dataDir, 'media/a'), '')
    await expect(restoreBackup(site, file)).rejects.toThrow('already has files')
    // The command is valid, so its usage is not printed.
    await expect(restoreBackup(site, file)).rejects.not.toBeInstanceOf(UsageError)
    await expect(restoreBackup(site, join(site.dataDir, 'missing'))).rejects.toThrow('missing cannot be read: ENOENT')
    await expect(restoreBackup(site, site.dataDir)).rejects.toThrow('is a folder')
  })

  it('removes its files after a failure and can be repeated', async () => {
    const { file, manifest } = siteBackup
    const site = (await createPostgresSite()) ?? (await createEmbeddedSite())
    const [lastKey = ''] = manifest.files.map(({ key }) => key).slice(-1)
    const brokenSite = {
      ...site,
      open: async () => {
        // A folder at its path makes the file unwritable.
        await mkdir(join(site.dataDir, 'media', lastKey), { recursive: true })
        return site.open()
      },
    }
    await expect(restoreBackup(brokenSite, file)).rejects.toThrow('EEXIST')
    expect(await listFiles(join(site.dataDir, 'media'))).toEqual([])
    const { pool, close } = await site.open()
    await assertEmptyDatabase(pool, manifest)
    await close()
  }, 120_000)
})

describe('a backup of another release', () => {
  it('is restored and migrated if the release is older', async ({ skip }) => {
    const [olderSite, site] = [await createPostgresSite(), await createPostgresSite()]
    if (!olderSite || !site) return skip('New databases are quick on PostgreSQL alone.')
    const olderDatabase = await olderSite.open()
    await migrateDatabase(olderDatabase.pool)
    await olderDatabase.pool.query("INSERT INTO redirects (old_path, new_path) VALUES ('/a', '/b')")
    await olderDatabase.close()

    const { file, manifest } = await backUp(olderSite, join(olderSite.dataDir, 'old.tar.gz'))
    const folders = await createLaterProgram("ALTER TABLE redirects ADD COLUMN note text DEFAULT 'new'")
    await restoreBackup({ ...site, folders }, file)
    const { pool, close } = await site.open()
    expect(await readLevel(pool)).toBe((await readMigrations(folders.migrations)).at(-1)?.when)
    expect((await pool.query('SELECT old_path, note FROM redirects')).rows).toEqual([{ old_path: '/a', note: 'new' }])
    // The restore created functions and triggers after the last migration.
    expect((await pool.query('SELECT FROM pg_trigger WHERE NOT tgisinternal')).rows.length).toBeGreaterThan(100)
    // A database of the newest release cannot restore it.
    await pool.query('DELETE FROM redirects')
    await expect(restoreBackup({ ...site, folders }, file)).rejects.toThrow('newer level than the backup')
    await close()
    expect(manifest.level.when).toBe((await readMigrations()).at(-1)?.when)
  }, 60_000)

  it('is rejected if the release is newer', async () => {
    const when = ((await readMigrations()).at(-1)?.when ?? 0) + 1
    const newerManifest = { ...siteBackup.manifest, level: { when, tag: null } }
    await expect(assertKnownLevel(newerManifest)).rejects.toThrow('newer than this program')
    const unknownManifest = { ...siteBackup.manifest, level: { when: when - 2, tag: null } }
    await expect(assertKnownLevel(unknownManifest)).rejects.toThrow('does not have')
    await assertKnownLevel(siteBackup.manifest)
  })
})
