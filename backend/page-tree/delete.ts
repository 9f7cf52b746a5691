import { and, eq, inArray } from 'drizzle-orm'
import { announceChange } from '../content/announce-change'
import { spellings } from '../content/record-moves'
import { revisionOf } from '../content/working-copy'
import type { Database } from '../db/client'
import { modules } from '../db/schema/modules'
import { pages, pageTexts } from '../db/schema/pages'
import { publications } from '../db/schema/publications'
import { redirects } from '../db/schema/redirects'
import { type Change, type Outcome, stale } from './change'
import { PageTreeError } from './errors'
import { lockForWrite } from './lock-for-write'
import { closeGaps } from './paths'

/**
 * Deletes a page in all languages, with its versions. Its published addresses and what led there lead to `redirectTo`;
 * without one, what led there is removed.
 * @throws PageMissingError, PageTreeError while there are pages below it
 */
export async function deletePage(
  db: Pick<Database, 'transaction'>,
  { redirectTo, ...change }: Change & { redirectTo: string | null },
): Promise<Outcome> {
  return await db.transaction(async (transaction) => {
    const { pageId, locale, userId, revision } = change
    const locked = await lockForWrite(transaction, pageId, locale)
    if (revisionOf(locked) !== revision) return await stale(transaction, locked)
    const texts = await transaction.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
    if (texts.some(({ path }) => path === '')) throw new PageTreeError('homeStays')
    const below = await transaction.select({ id: pages.id }).from(pages).where(eq(pages.parentId, pageId))
    if (below.length > 0) throw new PageTreeError('pagesBelow')
    const shown = await transaction.select().from(publications).where(eq(publications.pageId, pageId))
    await transaction
      .delete(modules)
      .where(and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId)))
    await transaction.delete(publications).where(eq(publications.pageId, pageId))
    await transaction.delete(pages).where(eq(pages.id, pageId))
    await closeGaps(transaction, locked.page.parentId)
    for (const { locale: of, path } of shown) {
      const [oldPath, ...encoded] = spellings(of, path)
      if (oldPath === undefined) continue
      const leadingHere = inArray(redirects.newPath, [oldPath, ...encoded])
      if (redirectTo === null || [oldPath, ...encoded].includes(redirectTo)) {
        await transaction.delete(redirects).where(leadingHere)
        continue
      }
      await transaction.delete(redirects).where(and(leadingHere, eq(redirects.oldPath, redirectTo)))
      await transaction.update(redirects).set({ newPath: redirectTo }).where(leadingHere)
      await transaction
        .insert(redirects)
        .values({ oldPath, newPath: redirectTo })
        .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: redirectTo } })
    }
    await announceChange(transaction, { pageId, moduleId: null, revision: null, locale: null, userId })
    return { isStale: false }
  })
}
