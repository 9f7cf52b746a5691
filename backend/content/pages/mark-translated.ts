import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { type CounterpartBefore, isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { type ConflictError, createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { translatedSchema } from '@/lib/contract/pages/page-editing'
import { lockWorkingCopy } from './working-copy'

type Pair = z.output<typeof translatedSchema>['pairs'][number]

interface MarkRequest {
  pageId: number
  /** The language of the translation. */
  locale: Locale
  userId: number
  pairs: readonly Pair[]
}

/**
 * Stores the marks of an editor. A mark states that the two modules of a pair are translations of
 * each other, or that a module has no counterpart in the other language.
 * @throws NotFoundError, ConflictError if a counterpart was changed since the editor read it
 */
export async function markTranslated(db: Pick<Database, 'transaction'>, request: MarkRequest): Promise<void> {
  await changePairs(db, request, async (transaction, { module, counterpart, pair }) => {
    if (counterpart && counterpart.revision !== pair.counterpart?.revision)
      throw await createConflict(transaction, counterpart, pair)
    if (module && counterpart) await linkModules(transaction, module, counterpart, pair.is_done)
    else await markWithoutCounterpart(transaction, module ?? counterpart)
  })
}

/**
 * Reverts the last marks of these modules, even if their content has changed since.
 * @throws NotFoundError; ConflictError if the marks were already reverted or replaced
 */
export async function unmarkTranslated(db: Pick<Database, 'transaction'>, request: MarkRequest): Promise<void> {
  await changePairs(db, request, async (transaction, { module, counterpart, pair }) => {
    const isMarked = (row: ModuleRow | null, linkedRow: ModuleRow | null) =>
      !row || (row.counterpartBefore !== null && row.counterpartId === (linkedRow?.id ?? null))
    if (!isMarked(module, counterpart) || !isMarked(counterpart, module))
      throw await createConflict(transaction, module ?? counterpart, pair)
    for (const row of [module, counterpart])
      if (row?.counterpartBefore) await restoreMarks(transaction, row, row.counterpartBefore)
  })
}

interface LockedPair {
  module: ModuleRow | null
  /** The module in the other language. */
  counterpart: ModuleRow | null
  pair: Pair
}

/**
 * Locks the page, applies `change` to each pair, and announces the change to other editors of the
 * page.
 */
async function changePairs(
  db: Pick<Database, 'transaction'>,
  { pageId, locale, userId, pairs }: MarkRequest,
  change: (transaction: Queryable, pair: LockedPair) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockWorkingCopy(transaction, pageId, locale)
    const rows = await loadModules(transaction, pageId, pairs)
    const requireModule = (id: number | undefined, language: Locale) => {
      if (id === undefined) return null
      const row = rows.get(id)
      if (row?.locale !== language) throw new NotFoundError(`Page ${pageId} has no ${language} module ${id}.`)
      return row
    }
    for (const pair of pairs) {
      const module = requireModule(pair.module ?? undefined, locale)
      const counterpart = requireModule(pair.counterpart?.id, getOtherLocale(locale))
      await change(transaction, { module, counterpart, pair })
    }
    // The change is announced for both languages, because the editor of each language shows which
    // translations are outdated.
    await announceChange(transaction, { pageId, moduleId: null, revision: null, locale: null, userId })
  })
}

async function createConflict(db: Queryable, row: ModuleRow | null, requestedPair: Pair): Promise<ConflictError> {
  const writerName = await findFullName(db, row?.updatedBy ?? null)
  return createStaleWriteError({
    current: row && { id: row.id, revision: row.revision },
    yours: requestedPair,
    by: writerName,
  })
}

async function loadModules(db: Queryable, pageId: number, pairs: readonly Pair[]): Promise<Map<number, ModuleRow>> {
  const ids = pairs.flatMap(({ module, counterpart }) => [module, counterpart?.id]).filter((id) => id != null)
  const rows = await db
    .select()
    .from(modules)
    .where(and(inArray(modules.id, ids), eq(modules.contentType, 'page'), eq(modules.objectId, pageId), isKept))
  return new Map(rows.map((row) => [row.id, row]))
}

async function linkModules(
  db: Queryable,
  ownModule: ModuleRow,
  otherModule: ModuleRow,
  isDone: boolean,
): Promise<void> {
  if (ownModule.model !== otherModule.model)
    throw new NotFoundError(`A ${ownModule.model} is not a counterpart of a ${otherModule.model}.`)
  await storeMarks(db, [
    [ownModule, { id: otherModule.id, data: isDone ? otherModule.data : {} }],
    [otherModule, { id: ownModule.id, data: isDone ? ownModule.data : null }],
  ])
}

async function markWithoutCounterpart(db: Queryable, row: ModuleRow | null): Promise<void> {
  if (row) await storeMarks(db, [[row, { id: null, data: row.data }]])
}

/**
 * Stores the marks of modules. No-op if all are already stored: a repeated request must not
 * overwrite the former marks, which `unmarkTranslated` restores.
 */
async function storeMarks(db: Queryable, marks: readonly (readonly [ModuleRow, CounterpartBefore])[]): Promise<void> {
  if (marks.every(([row, mark]) => isDeepStrictEqual(toCounterpartBefore(row), mark))) return
  for (const [row, { id, data }] of marks) {
    await db
      .update(modules)
      .set({ counterpartId: id, counterpartData: data, counterpartBefore: toCounterpartBefore(row) })
      .where(eq(modules.id, row.id))
  }
}

function toCounterpartBefore({ counterpartId: id, counterpartData: data }: ModuleRow): CounterpartBefore {
  return { id, data }
}

async function restoreMarks(db: Queryable, row: ModuleRow, { id, data }: CounterpartBefore): Promise<void> {
  await db
    .update(modules)
    .set({ counterpartId: id, counterpartData: data, counterpartBefore: null })
    .where(eq(modules.id, row.id))
}
