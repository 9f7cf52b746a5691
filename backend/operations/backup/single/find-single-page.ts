import { eq, sql } from 'drizzle-orm'
import { leadsToPage } from '@/backend/content/page-tree/redirect-removed-pages'
import { type RestoredPage, restorePage } from '@/backend/content/page-tree/restore-page'
import { isInTrash } from '@/backend/content/page-tree/trash'
import { copyRowsToTrash, listPageRows } from '@/backend/content/page-tree/trash-page'
import { lockTree } from '@/backend/content/pages/working-copy'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { trashedPages, trashedTables } from '@/backend/platform/db/schema/content/trashed-pages'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { isRecordType } from '@/lib/contract/records/record'
import type { BackupItem, CheckedBackup, LiveSite } from './backup-item'
import { findRows } from './find-rows'
import { listMissingPictures } from './missing-pictures'
import type { RowTexts } from './row-texts'
import { selectRows } from './select-rows'
import type { SinglePage } from './single-item'

type Rows = ReadonlyMap<string, readonly RowTexts[]>

/**
 * Finds a page or record in a backup. It is restored like a page in the trash.
 * @throws Error if the backup lacks it
 */
export async function findSinglePage(backup: CheckedBackup, target: SinglePage): Promise<BackupItem> {
  const { createdAt } = backup.manifest
  const pageId = target.kind === 'record' ? target.id : await findPageId(backup, target)
  const rows = await loadCandidateRows(backup, pageId)
  const [page] = (rows.get('pages') ?? []).filter(({ id }) => id === String(pageId))
  const type = page?.content_type ?? ''
  if (!page || (target.kind === 'record' && !isRecordType(type)))
    throw new Error(
      `The backup of ${createdAt} has no record ${pageId}: it did not exist yet, or was deleted. Use another backup.`,
    )
  if (target.kind === 'record' && type !== target.type)
    throw new Error(`In the backup of ${createdAt} this record has the type ${type}. Use --record ${type}/${pageId}.`)
  const name = `${type} ${pageId}`
  return {
    name,
    description: `${name}, ${formatTexts(rows, pageId).join(', ')}`,
    rows,
    restore: (db, site) => restoreSinglePage(db, site, { name, pageId, rows }),
  }
}

/** Finds the id of the page published at an address, else of a working copy with the address. */
async function findPageId(
  { file, manifest }: CheckedBackup,
  { locale, path }: Extract<SinglePage, { kind: 'page' }>,
): Promise<number> {
  const isAtAddress = (row: RowTexts) => row.locale === locale && row.path === path
  const rowsByTable = await findRows(
    file,
    new Map([
      ['publications', isAtAddress],
      ['page_texts', isAtAddress],
    ]),
  )
  const [row] = [...(rowsByTable.get('publications') ?? []), ...(rowsByTable.get('page_texts') ?? [])]
  if (!row?.page_id)
    throw new Error(
      `The backup of ${manifest.createdAt} has no page at ${pageUrl(locale, path)}: it did not exist yet, was deleted, or had another address. Use another backup or its earlier address.`,
    )
  return Number(row.page_id)
}

/** Loads the rows with the id of a page, and all redirects, which may contain its address. */
function loadCandidateRows({ file }: CheckedBackup, pageId: number): Promise<Rows> {
  const containsId = (row: RowTexts) => Object.values(row).includes(String(pageId))
  const predicates = new Map([...trashedTables, 'publications'].map((table) => [table, containsId]))
  predicates.set('redirects', () => true)
  return findRows(file, predicates)
}

function formatTexts(rows: Rows, pageId: number): string[] {
  const texts = (rows.get('page_texts') ?? []).filter((row) => row.page_id === String(pageId))
  return texts.map(({ locale, title, path }) => `“${title}” (${pageUrl(localeSchema.parse(locale), path ?? '')})`)
}

interface PageInBackup {
  name: string
  pageId: number
  rows: Rows
}

async function restoreSinglePage(db: Transaction, { tables, now }: LiveSite, { name, pageId, rows }: PageInBackup) {
  await lockTree(db)
  await assertMissing(db, pageId, name, now)
  await db.insert(trashedPages).values({ id: pageId, deletedAt: now })
  const publishedRows = (rows.get('publications') ?? []).filter((row) => row.page_id === String(pageId))
  const redirectsCondition = leadsToPage(
    pageId,
    publishedRows.map(({ locale, path }) => ({ locale: localeSchema.parse(locale), path: path ?? '' })),
  )
  for (const pageTable of listPageRows(pageId, redirectsCondition)) {
    const { columns } = tables.get(pageTable.name) ?? { columns: [] }
    await copyRowsToTrash(
      db,
      pageId,
      pageTable,
      sql`${selectRows(rows.get(pageTable.name) ?? [], columns)} AS ${pageTable.table}`,
    )
  }
  const missingPictures = await listMissingPictures(db, pageId)
  const restoredPage = await restorePage(db, { pageId, userId: null, now })
  return [...formatRestoredPage(restoredPage), ...missingPictures]
}

/** @throws Error with advice if the page exists or is in the trash */
async function assertMissing(db: Queryable, pageId: number, name: string, now: Date): Promise<void> {
  const [existingPage] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId))
  if (existingPage)
    throw new Error(`The ${name} still exists and stays unchanged. Compare and restore its versions in the editor.`)
  const [trashedPage] = await db.select({ id: trashedPages.id }).from(trashedPages).where(isInTrash(now, pageId))
  if (trashedPage) throw new Error(`The ${name} is in the trash. Restore it there, in the page tree (/cms-hub).`)
  // Deletes an expired page from the trash.
  await db.delete(trashedPages).where(eq(trashedPages.id, pageId))
}

function formatRestoredPage({ texts, isMovedToTop }: RestoredPage): string[] {
  const urls = texts.map(({ locale, path }) => pageUrl(locale, path))
  return [
    `It was restored offline at ${urls.join(', ')}. Check and publish it in the editor.`,
    ...(isMovedToTop ? ['The page above it no longer exists, so it was moved to the top level.'] : []),
  ]
}
