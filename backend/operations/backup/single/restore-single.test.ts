import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { deletePage } from '@/backend/content/page-tree/delete-page'
import { lockForWrite } from '@/backend/content/page-tree/lock-for-write'
import { purgePage } from '@/backend/content/page-tree/trash'
import { getRevision } from '@/backend/content/pages/working-copy'
import { findHistory } from '@/backend/platform/db/migration-history'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { articleCategoryMembers } from '@/backend/platform/db/schema/content/articles'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { images } from '@/backend/platform/db/schema/library/images'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { originalKey } from '@/backend/platform/images/keys'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { ForeignFilesError, loadFileSet } from '@/backend/platform/storage/file-set'
import { createS3Storage } from '@/backend/platform/storage/s3-storage'
import { openDemoServices, startTestServices } from '@/tests/databases'
import { startS3Server } from '@/tests/servers/s3-server'
import { parseRestoreCommand } from '../arguments'
import { createStorageFiles } from '../backup-files'
import { createBackup } from '../create-backup'
import { createTestSite, findMissingRows, loadAllRows, type TestSite } from '../test-site.fixture'
import { restoreItem } from './restore-single'

const backupTime = new Date('2026-03-04T05:06:07Z')
const now = new Date('2026-09-04T05:06:07Z')

const testServices = startTestServices({}, openDemoServices)
let site: TestSite
let file: string
/** A published page with pictures, and its address. */
let page: { id: number; url: string }
beforeAll(async () => {
  const { services, database } = testServices
  site = createTestSite(database, services.env.DATA_DIR)
  page = await findPage()
  await services.db.insert(redirects).values({ oldPath: '/de/handgemacht', newPath: page.url })
  file = join(site.dataDir, 'site.tar.gz')
  await createBackup({ ...site, now: backupTime, print: () => undefined }, file)
}, 120_000)

const getDatabase = () => testServices.services.db

async function restore(words: string[], targetSite: TestSite = site): Promise<string> {
  const command = parseRestoreCommand([file, ...words])
  if (!command.item) throw new Error('The words select no item.')
  const output: string[] = []
  await restoreItem({ ...targetSite, now, print: (line) => output.push(line) }, command.file, command.item)
  return output.join('\n')
}

async function findPage(): Promise<typeof page> {
  const { rows } = await getDatabase().execute<{ id: number; path: string }>(sql`
    SELECT page_id AS id, path FROM publications WHERE locale = 'de' AND path <> ''
      AND page_id IN (SELECT id FROM pages WHERE content_type = 'page' AND hero_image_id IS NOT NULL)
      AND page_id IN (
        SELECT object_id FROM modules JOIN picture_uses ON place = 'module' AND key = modules.id::text
        WHERE content_type = 'page'
      ) AND NOT EXISTS (SELECT FROM pages AS child WHERE child.parent_id = page_id)
    ORDER BY page_id LIMIT 1`)
  const [row] = rows
  if (!row) throw new Error('The demo has no such page.')
  return { id: row.id, url: pageUrl('de', row.path) }
}

async function findRecord(): Promise<number> {
  const [record] = await getDatabase()
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(articleCategoryMembers, eq(articleCategoryMembers.articleId, pages.id))
    .where(eq(pages.contentType, 'press_release'))
    .orderBy(pages.id)
    .limit(1)
  if (!record) throw new Error('The demo has no such record.')
  return record.id
}

async function trashPage(pageId: number): Promise<void> {
  const db = getDatabase()
  const [user] = await db.select().from(users).limit(1)
  const revision = await db.transaction(async (tx) => getRevision(await lockForWrite(tx, pageId, 'de')))
  const change = { pageId, locale: 'de', revision, userId: user?.id ?? 0, now, redirectTo: null } as const
  expect(await deletePage(db, change)).toEqual({ isStale: false })
}

async function deleteForGood(pageId: number): Promise<void> {
  await trashPage(pageId)
  await purgePage(getDatabase(), pageId, now)
}

const loadRows = () => loadAllRows(site)

describe('a page', () => {
  it('is restored offline with all its data, and nothing else changes', async () => {
    const { id, url } = page
    const before = await loadRows()
    await deleteForGood(id)
    const deletedCounts = findMissingRows(await loadRows(), before).counts
    expect(deletedCounts).toMatchObject({ pages: expect.any(Number), page_texts: 2, publications: 2, redirects: 1 })
    expect(deletedCounts.modules).toBeGreaterThan(3)
    expect(deletedCounts.page_versions).toBe(2)

    const output = await restore(['--page', `${url}/?edit`])
    expect(output).toMatch(new RegExp(`from the backup of 2026-03-04T.*: page ${id}, “.*” \\(${url}\\), “`))
    expect(output).toContain(`It was restored offline at ${url}, /en/`)
    const after = await loadRows()
    // The row and texts have the time of the restore; editors publish it.
    const lostRows = findMissingRows(after, before)
    expect(lostRows.counts).toEqual({
      pages: 1,
      page_texts: 2,
      publications: 2,
      search_entries: 2,
      picture_uses: lostRows.missing.filter((row) => row.includes(`,publication,${id}/`)).length,
    })
    expect(findMissingRows(before, after).counts).toEqual({ pages: 1, page_texts: 2, security_events: 1 })
    const [entry] = await getDatabase()
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.event, 'restored-from-backup'))
    expect(entry).toMatchObject({ actor: 'command-line', userId: null, occurredAt: now, detail: `page ${id}` })
  })

  it('stays unchanged if it exists or is in the trash, and is restored once it has expired there', async () => {
    const { id, url } = page
    const before = await loadRows()
    await expect(restore(['--page', url])).rejects.toThrow(/still exists.*versions/)
    expect(findMissingRows(await loadRows(), before).counts).toEqual({})
    await trashPage(id)
    const rowsWithTrash = await loadRows()
    await expect(restore(['--page', url])).rejects.toThrow(/is in the trash.*Restore it there/)
    expect(findMissingRows(await loadRows(), rowsWithTrash).counts).toEqual({})
    await getDatabase().update(trashedPages).set({ deletedAt: backupTime }).where(eq(trashedPages.id, id))
    expect(await restore(['--page', url])).toContain('It was restored')
    expect(await getDatabase().select().from(trashedPages)).toEqual([])
  })

  it('lists its pictures that no longer exist', async () => {
    const { rows } = await getDatabase().execute<{ id: number }>(sql`
      SELECT hero_image_id AS id FROM pages WHERE id = ${page.id}
      UNION (SELECT image_id FROM picture_uses JOIN modules ON place = 'module' AND key = modules.id::text
        WHERE content_type = 'page' AND object_id = ${page.id} LIMIT 1) ORDER BY id`)
    await deleteForGood(page.id)
    const ids = rows.map(({ id }) => id)
    const deletedImages = await getDatabase().delete(images).where(inArray(images.id, ids)).returning()
    expect(await restore(['--page', page.url])).toContain(`These pictures no longer exist: ${ids.join(', ')}. `)
    await getDatabase().insert(images).overridingSystemValue().values(deletedImages)
  })

  it('causes an error if the backup lacks it', async () => {
    await expect(restore(['--page', '/de/nie/gewesen'])).rejects.toThrow('no page at /de/nie/gewesen')
  })
})

describe('a record', () => {
  it('is restored with its data', async () => {
    const id = await findRecord()
    const before = await loadRows()
    await deleteForGood(id)
    expect(findMissingRows(await loadRows(), before).counts).toMatchObject({ articles: 1 })
    expect(await restore(['--record', `press_release/${id}`])).toContain('It was restored offline at /de/pressem')
    const { counts } = findMissingRows(await loadRows(), before)
    for (const table of ['articles', 'article_category_members', 'modules', 'page_versions'])
      expect(counts).not.toHaveProperty(table)
    expect(counts).toMatchObject({ pages: 1, publications: 2 })
  })

  it('causes an error if it has another type or the backup lacks it', async () => {
    const id = await findRecord()
    await expect(restore(['--record', `article/${id}`])).rejects.toThrow(`--record press_release/${id}`)
    await expect(restore(['--record', `event/${page.id}`])).rejects.toThrow('has no record')
    await expect(restore(['--record', 'event/99999999'])).rejects.toThrow('has no record')
  })
})

describe('a picture', () => {
  /** Finds a picture that a published block shows, and the path of its file. */
  async function findPicture() {
    const { rows } = await getDatabase().execute<{ id: number }>(sql`
      SELECT image_id AS id FROM picture_uses WHERE place = 'publication'
        AND image_id NOT IN (SELECT hero_image_id FROM pages WHERE hero_image_id IS NOT NULL) ORDER BY 1 LIMIT 1`)
    const [row] = await getDatabase()
      .select()
      .from(images)
      .where(eq(images.id, rows[0]?.id ?? 0))
    if (!row) throw new Error('The demo has no such picture.')
    return { row, path: join(site.dataDir, 'media', originalKey(row.hash)) }
  }

  it('is restored with its id and its file, and its pages are invalidated', async () => {
    const { row, path } = await findPicture()
    const bytes = await readFile(path)
    await getDatabase().update(images).set({ preparedAt: backupTime }).where(eq(images.id, row.id))
    await expect(restore(['--picture', String(row.id)])).rejects.toThrow('still exists')
    const before = await loadRows()
    await getDatabase().delete(images).where(eq(images.id, row.id))
    await rm(path)

    const tags = new Set<string>()
    const unsubscribe = testServices.database.tags.subscribe((changed) => {
      for (const tag of changed) tags.add(tag)
    })
    expect(await restore(['--picture', String(row.id)])).toMatch(
      /picture \d+, \d+ bytes\.\nIt is in the media library again/,
    )
    expect((await readFile(path)).equals(bytes)).toBe(true)
    const after = await loadRows()
    // Its derivatives were deleted with it.
    expect(await getDatabase().select().from(images).where(eq(images.id, row.id))).toEqual([
      { ...row, preparedAt: null },
    ])
    expect(findMissingRows(before, after).counts).toMatchObject({ images: 1, security_events: 1 })
    // The embedded database of tests notifies each connection only of its own changes.
    if (inject('testTemplate').kind === 'postgres') await expect.poll(() => tags).toContain('*')
    unsubscribe()
  })

  it.each(['missing', 'damaged'])('gets its %s file back, and is not changed otherwise', async (state) => {
    const { row, path } = await findPicture()
    const bytes = await readFile(path)
    await (state === 'missing' ? rm(path) : writeFile(path, bytes.subarray(1)))
    const output = await restore(['--picture', String(row.id)])
    expect(output).toContain('Its missing or damaged file was restored')
    expect((await readFile(path)).equals(bytes)).toBe(true)
    expect(await getDatabase().select().from(images).where(eq(images.id, row.id))).toEqual([row])
    await expect(restore(['--picture', String(row.id)])).rejects.toThrow('still exists')
  })

  it('is restored to a bucket and uses the file of another picture with the same content', async () => {
    const { row, path } = await findPicture()
    const server = await startS3Server({ pageSize: 5 })
    onTestFinished(() => server.goDown())
    const bucketSite = { ...site, files: createStorageFiles(createS3Storage(server.location)) }
    await getDatabase().delete(images).where(eq(images.id, row.id))
    await expect(restore(['--picture', String(row.id)], bucketSite)).rejects.toThrow(ForeignFilesError)
    await bucketSite.files.writeFileSetId((await loadFileSet(getDatabase())) ?? '')
    for (const targetSite of [bucketSite, site]) {
      await getDatabase().delete(images).where(eq(images.id, row.id))
      await restore(['--picture', String(row.id)], targetSite)
    }
    expect(server.objects.get(originalKey(row.hash))).toEqual(await readFile(path))
  })

  it('causes an error if its file was uploaded again or the backup lacks it', async () => {
    const { row } = await findPicture()
    await getDatabase().delete(images).where(eq(images.id, row.id))
    const { id: _old, searchText: _generated, ...values } = row
    const [newPicture] = await getDatabase().insert(images).values(values).returning()
    await expect(restore(['--picture', String(row.id)])).rejects.toThrow(`as picture ${newPicture?.id}`)
    await getDatabase()
      .delete(images)
      .where(eq(images.sourceHash, row.sourceHash ?? ''))
    await restore(['--picture', String(row.id)])
    await expect(restore(['--picture', '99999999'])).rejects.toThrow('has no picture 99999999')
  })
})

describe('a restore is refused', () => {
  it('for a damaged backup', async () => {
    const bytes = await readFile(file)
    const middle = Math.floor(bytes.byteLength / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    const damagedFile = join(site.dataDir, 'damaged.tar.gz')
    await writeFile(damagedFile, bytes)
    const open = () => Promise.reject(new Error('The database was opened.'))
    const context = { ...site, open, now, print: () => undefined }
    await expect(restoreItem(context, damagedFile, { kind: 'picture', id: 7 })).rejects.toThrow('damaged')
  })

  it('for a database of another level or with unknown ids', async () => {
    await deleteForGood(page.id)
    const { pool } = testServices.database
    const history = await findHistory(pool)
    const laterLevel = 4_000_000_000_000
    await pool.query(`INSERT INTO ${history} (hash, created_at) VALUES ('later', ${laterLevel})`)
    await expect(restore(['--page', page.url])).rejects.toThrow(/at the level \w+, and this database has another level/)
    await pool.query(`DELETE FROM ${history} WHERE created_at = ${laterLevel}`)

    const { rows } = await pool.query('SELECT last_value AS last FROM modules_id_seq')
    await pool.query("SELECT setval('modules_id_seq', 1)")
    await expect(restore(['--page', page.url])).rejects.toThrow(/never had a row \d+ in modules/)
    await pool.query("SELECT setval('modules_id_seq', $1)", [rows[0].last])
    expect(await restore(['--page', page.url])).toContain('It was restored')
  })
})
