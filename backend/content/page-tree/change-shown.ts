import { and, eq, sql } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pageVersions, publications, schedules } from '@/backend/platform/db/schema/content/publications'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { publishPage } from '../pages/publish-page'
import { schedulePage } from '../pages/schedule-page'
import { lockTree } from '../pages/working-copy'
import { workingDigest } from '../pages/working-digest'

/**
 * Changes the working copy of a page. If the published or scheduled version was equal to it, the
 * change is published or scheduled as well; otherwise it waits with the other unpublished changes.
 * @throws the errors of `change`; UnpublishableError
 */
export async function changeShown(
  db: Transaction,
  pageId: number,
  change: () => Promise<void>,
  author: Author,
): Promise<void> {
  await lockTree(db)
  const before: [Locale, PublicState][] = []
  for (const locale of locales) before.push([locale, await loadShown(db, pageId, locale)])
  await change()
  for (const [locale, previous] of before) await showChange(db, { pageId, locale, shown: previous }, author)
}

/**
 * The versions in one language that are equal to the working copy: the published and the scheduled
 * one.
 */
interface PublicState {
  online: { waived: Waiver[] } | null
  planned: { waived: Waiver[]; publishAt: Date } | null
}

async function loadShown(db: Queryable, pageId: number, locale: Locale): Promise<PublicState> {
  const isSame = sql`${pageVersions.digest} = ${workingDigest(pageId, locale)}`
  const [online = null] = await db
    .select({ waived: pageVersions.waived })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(
      and(eq(publications.pageId, pageId), eq(publications.locale, locale), publications.isOnline, isSame),
    )
  const [planned] = await db
    .select({ waived: pageVersions.waived, publishAt: schedules.publishAt })
    .from(schedules)
    .innerJoin(pageVersions, eq(pageVersions.id, schedules.versionId))
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale), isSame))
  const publishAt = planned?.publishAt
  return { online, planned: planned && publishAt ? { waived: planned.waived, publishAt } : null }
}

async function showChange(
  db: Transaction,
  { pageId, locale, shown }: { pageId: number; locale: Locale; shown: PublicState },
  { userId, now }: Author,
): Promise<void> {
  const { online, planned } = await loadShown(db, pageId, locale)
  if (shown.online && !online) {
    await publishPage(db, { pageId, locale, waived: shown.online.waived, authorId: userId, now })
  }
  if (shown.planned && !planned && shown.planned.publishAt > now) {
    await schedulePage(db, { pageId, locale, ...shown.planned, keepsPlanner: true, userId, now })
  }
}
