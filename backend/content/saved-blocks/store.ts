import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Author } from '@/backend/platform/access/author'
import { loadFullNames } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { type SavedBlocksRow, savedBlocks } from '@/backend/platform/db/schema/content/saved-blocks'
import { InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type SavedBlocks,
  type savedBlocksChangeSchema,
  type savedBlocksCreationSchema,
  savedBlocksLimits,
} from '@/lib/contract/pages/saved-blocks'
import { toBerlinIso } from '@/lib/datetime'
import { listPictureIds } from '../module-content/present-modules'
import { assertReferences } from '../modules/check-data'
import { requireValidTree } from '../modules/nested-modules'
import { savedBlocksMessage } from './messages'

type Db = Pick<Database, 'transaction'>

/** Lists all templates, sorted by name. */
export async function listSavedBlocks(db: Queryable): Promise<SavedBlocks[]> {
  const rows = await db.select().from(savedBlocks).orderBy(asc(savedBlocks.name), asc(savedBlocks.id))
  const names = await loadFullNames(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map(({ id, name, isPage, blocks, createdBy, createdAt }) => ({
    id,
    name,
    is_page: isPage,
    blocks,
    by: names.get(createdBy ?? 0) ?? null,
    created_at: toBerlinIso(createdAt),
  }))
}

/**
 * Saves blocks as a template, and protects their pictures from deletion.
 * @returns the id of the template
 * @throws InvalidFieldsError for invalid blocks, a taken name, or exceeded limits
 */
export async function saveBlocks(
  db: Db,
  { name, is_page: isPage, blocks }: z.infer<typeof savedBlocksCreationSchema>,
  { locale, userId, now }: Author,
): Promise<number> {
  if (Buffer.byteLength(JSON.stringify(blocks)) > savedBlocksLimits.size) {
    throw new InvalidFieldsError({ blocks: [savedBlocksMessage(locale, 'tooLarge')] })
  }
  const dataList = blocks.flatMap((block) => requireValidTree(locale, block).dataList)
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE ${savedBlocks} IN SHARE ROW EXCLUSIVE MODE`)
    const [countRow] = await transaction.select({ count: count() }).from(savedBlocks)
    if ((countRow?.count ?? 0) >= savedBlocksLimits.count) {
      throw new InvalidFieldsError({ non_field_errors: [savedBlocksMessage(locale, 'tooMany')] })
    }
    await assertNameFree(transaction, name, locale, 0)
    await assertReferences(transaction, locale, dataList)
    const values = { name, isPage, blocks, createdBy: userId, createdAt: now }
    const templateId = await insertRecord(transaction, savedBlocks, values)
    await savePictureUses(transaction, templateId, listPictureIds(dataList))
    return templateId
  })
}

/**
 * Changes the name of a template, or its availability for new pages.
 * @throws NotFoundError, InvalidFieldsError for a taken name
 */
export async function changeSavedBlocks(
  db: Db,
  id: number,
  { name, is_page: isPage }: z.infer<typeof savedBlocksChangeSchema>,
  locale: Locale,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await requireSavedBlocks(transaction, id)
    if (name !== undefined) await assertNameFree(transaction, name, locale, id)
    await transaction
      .update(savedBlocks)
      .set({ name: name ?? row.name, isPage: isPage ?? row.isPage })
      .where(eq(savedBlocks.id, id))
  })
}

/**
 * Deletes a template; blocks created from it stay.
 * @throws NotFoundError
 */
export async function deleteSavedBlocks(db: Db, id: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await requireSavedBlocks(transaction, id)
    await transaction.delete(savedBlocks).where(eq(savedBlocks.id, id))
    await savePictureUses(transaction, id, [])
  })
}

/** @throws NotFoundError if the template does not exist */
export async function requireSavedBlocks(db: Queryable, id: number): Promise<SavedBlocksRow> {
  const [row] = await db.select().from(savedBlocks).where(eq(savedBlocks.id, id))
  if (!row) throw new NotFoundError(`There is no template ${id}.`)
  return row
}

async function assertNameFree(db: Queryable, name: string, locale: Locale, ignoredId: number): Promise<void> {
  const rowsWithName = await db
    .select({ id: savedBlocks.id })
    .from(savedBlocks)
    .where(and(sql`lower(${savedBlocks.name}) = lower(${name})`, ne(savedBlocks.id, ignoredId)))
    .limit(1)
  if (rowsWithName.length > 0) throw new InvalidFieldsError({ name: [savedBlocksMessage(locale, 'nameTaken')] })
}

async function savePictureUses(db: Queryable, templateId: number, pictureIds: readonly number[]): Promise<void> {
  const ids = sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(pictureIds)}::jsonb)::integer)`
  await db.execute(sql`SELECT keep_picture_uses('saved', ${String(templateId)}, ${ids})`)
}
