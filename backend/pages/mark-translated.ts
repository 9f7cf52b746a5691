import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { type Locale, otherLocale } from '@/lib/contract/locale'
import type { translatedSchema } from '@/lib/contract/page-editing'
import { nameOf } from '../access/name-of'
import { announceChange } from '../db/announce-change'
import type { Database, Queryable } from '../db/client'
import { isLive, type ModuleRow, modules } from '../db/schema/modules'
import { NotFoundError, staleWrite } from '../errors'
import { lockWorkingCopy } from './working-copy'

type Pair = z.output<typeof translatedSchema>['pairs'][number]

interface Settling {
  pageId: number
  /** The language of the translation. */
  locale: Locale
  userId: number
  pairs: readonly Pair[]
}

/**
 * Stores what an editor said of modules of a translation: that each says what its counterpart says, or that it has none, or that a
 * module of the other language has none here.
 * @throws NotFoundError, ConflictError where a counterpart was changed since the editor read it
 */
export async function markTranslated(
  db: Pick<Database, 'transaction'>,
  { pageId, locale, userId, pairs }: Settling,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockWorkingCopy(transaction, pageId, locale)
    const rows = await readNamed(transaction, pageId, pairs)
    const find = (id: number | undefined, language: Locale) => {
      if (id === undefined) return null
      const row = rows.get(id)
      if (row?.locale !== language) throw new NotFoundError(`Page ${pageId} has no ${language} module ${id}.`)
      return row
    }
    for (const pair of pairs) {
      const own = find(pair.module ?? undefined, locale)
      const other = find(pair.counterpart?.id, otherLocale(locale))
      if (other && other.revision !== pair.counterpart?.revision) {
        const by = await nameOf(transaction, other.updatedBy)
        throw staleWrite({ current: { id: other.id, revision: other.revision }, yours: pair, by })
      }
      if (own && other) await link(transaction, own, other, pair.is_done)
      else await leaveOut(transaction, own ?? other)
    }
    // Both languages show what is open of the other one.
    await announceChange(transaction, { pageId, moduleId: null, revision: null, locale: null, userId })
  })
}

async function readNamed(
  db: Queryable,
  pageId: number,
  pairs: readonly Pair[],
): Promise<Map<number, ModuleRow>> {
  const ids = pairs.flatMap(({ module, counterpart }) => [module, counterpart?.id]).filter((id) => id != null)
  const rows = await db
    .select()
    .from(modules)
    .where(
      and(inArray(modules.id, ids), eq(modules.contentType, 'page'), eq(modules.objectId, pageId), isLive),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

async function link(db: Queryable, own: ModuleRow, other: ModuleRow, isDone: boolean): Promise<void> {
  if (own.model !== other.model)
    throw new NotFoundError(`A ${own.model} is no counterpart of a ${other.model}.`)
  const set = (row: ModuleRow, counterpartId: number, counterpartData: ModuleRow['counterpartData']) =>
    db.update(modules).set({ counterpartId, counterpartData }).where(eq(modules.id, row.id))
  await set(own, other.id, isDone ? other.data : {})
  await set(other, own.id, isDone ? own.data : null)
}

async function leaveOut(db: Queryable, row: ModuleRow | null): Promise<void> {
  if (!row) return
  await db
    .update(modules)
    .set({ counterpartId: null, counterpartData: row.data })
    .where(eq(modules.id, row.id))
}
