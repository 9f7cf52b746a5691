import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { deletedPages } from '@/backend/platform/db/schema/content/deleted-pages'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type PublicationRow, publications } from '@/backend/platform/db/schema/content/publications'
import { trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { ConflictError } from '@/backend/platform/errors'
import { mailPlanChange, mailPlanner } from '../pages/mail-planner'
import { mayShare } from '../pages/policy'
import { getRevision } from '../pages/working-copy'
import { type ChangeOutcome, createStaleOutcome, type PageChange } from './change-page'
import { lockForWrite } from './lock-for-write'
import { renumberChildren } from './paths'
import { leadsToPage, redirectRemovedPages } from './redirect-removed-pages'
import { trashPage } from './trash-page'

/**
 * Moves a page in all languages, with its versions, to the trash, and ends its plans. Redirects its
 * published addresses, and the redirects to them, to `redirectTo`. If `redirectTo` is null, deletes
 * these redirects (see `redirectRemovedPages`).
 * @throws NotFoundError, ConflictError for the home page and a page with subpages
 */
export async function deletePage(
  db: Pick<Database, 'transaction'>,
  { redirectTo, ...change }: PageChange & { redirectTo: string | null },
): Promise<ChangeOutcome> {
  return await db.transaction(async (transaction) => {
    const { pageId, locale, userId, revision, now } = change
    const lockedPage = await lockForWrite(transaction, pageId, locale)
    if (getRevision(lockedPage) !== revision) return await createStaleOutcome(transaction, lockedPage)
    const texts = await transaction.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
    if (texts.some(({ path }) => path === '')) throw new ConflictError('homeStays')
    const { page } = lockedPage
    for (const text of texts) await mailPlanner(transaction, { page, text }, { publishAt: null, userId })
    const subpages = await transaction.select({ id: pages.id }).from(pages).where(eq(pages.parentId, pageId))
    if (subpages.length > 0) throw new ConflictError('pagesBelow')
    const publicationRows = await transaction.select().from(publications).where(eq(publications.pageId, pageId))
    await trashPage(transaction, {
      pageId,
      userId,
      now,
      redirectsCondition: leadsToPage(pageId, publicationRows),
    })
    await transaction.delete(modules).where(and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId)))
    await saveDeletedPaths(transaction, texts, publicationRows)
    const { target, oldPaths } = await redirectRemovedPages(transaction, pageId, publicationRows, redirectTo)
    await transaction
      .update(trashedPages)
      .set({ redirectTo: target, redirected: oldPaths })
      .where(eq(trashedPages.id, pageId))
    await transaction.delete(publications).where(eq(publications.pageId, pageId))
    const canceledDispatches = await transaction
      .delete(dispatches)
      .where(and(eq(dispatches.pressReleaseId, pageId), eq(dispatches.state, 'planned')))
      .returning()
    for (const { plannedBy, plannedAt: time } of canceledDispatches) {
      const plan = { plannedBy, time, title: texts[0]?.title ?? '', isDispatch: true }
      await mailPlanChange(transaction, plan, { newTime: null, userId, mayPlan: mayShare(page.contentType) })
    }
    await transaction.delete(pages).where(eq(pages.id, pageId))
    await renumberChildren(transaction, page.parentId)
    await announceChange(transaction, { pageId, moduleId: null, revision: null, locale: null, userId })
    return { isStale: false }
  })
}

/**
 * Stores the last published address of the page in each language, or, if it was never published,
 * the address of the working copy. Links by page id lead to this address from now on.
 */
async function saveDeletedPaths(
  db: Queryable,
  texts: readonly PageTextRow[],
  publicationRows: readonly PublicationRow[],
): Promise<void> {
  const paths = texts.map(({ pageId, locale, path }) => {
    return { pageId, locale, path: publicationRows.find((row) => row.locale === locale)?.path ?? path }
  })
  if (paths.length > 0) await db.insert(deletedPages).values(paths).onConflictDoNothing()
}
