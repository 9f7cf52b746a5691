import { and, eq } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pageVersions, publications, schedules } from '@/backend/platform/db/schema/content/publications'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { isApprovalMissing } from '../pages/assert-approved'
import { publishPage } from '../pages/publish-page'
import { schedulePage } from '../pages/schedule-page'
import { lockTree } from '../pages/working-copy'
import { workingDigestSql } from '../pages/working-digest'

/**
 * Changes the working copy of a page, and replaces the published and the scheduled version if they
 * were equal to the working copy before. Otherwise, or if an approval is missing, the change stays
 * unpublished.
 * @throws the errors of `change`; UnpublishableError
 */
export async function changeAndRepublish(
  db: Transaction,
  pageId: number,
  change: () => Promise<void>,
  author: Author,
): Promise<void> {
  await lockTree(db)
  const versionsBefore: [Locale, UpToDateVersions][] = []
  for (const locale of locales) versionsBefore.push([locale, await loadUpToDateVersions(db, pageId, locale)])
  await change()
  for (const [locale, versions] of versionsBefore)
    await republishChange(db, { pageId, locale, versionsBefore: versions }, author)
}

/**
 * The published and the scheduled version in one language, each null if it differs from the working
 * copy.
 */
interface UpToDateVersions {
  online: { waived: Waiver[] } | null
  scheduled: { waived: Waiver[]; publishAt: Date } | null
}

async function loadUpToDateVersions(db: Queryable, pageId: number, locale: Locale): Promise<UpToDateVersions> {
  const equalsWorkingCopy = eq(pageVersions.digest, workingDigestSql(pageId, locale))
  const [online = null] = await db
    .select({ waived: pageVersions.waived })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(
      and(eq(publications.pageId, pageId), eq(publications.locale, locale), publications.isOnline, equalsWorkingCopy),
    )
  const [scheduledVersion] = await db
    .select({ waived: pageVersions.waived, publishAt: schedules.publishAt })
    .from(schedules)
    .innerJoin(pageVersions, eq(pageVersions.id, schedules.versionId))
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale), equalsWorkingCopy))
  const publishAt = scheduledVersion?.publishAt
  return {
    online,
    scheduled: scheduledVersion && publishAt ? { waived: scheduledVersion.waived, publishAt } : null,
  }
}

async function republishChange(
  db: Transaction,
  { pageId, locale, versionsBefore }: { pageId: number; locale: Locale; versionsBefore: UpToDateVersions },
  { userId, now }: Author,
): Promise<void> {
  const versions = await loadUpToDateVersions(db, pageId, locale)
  const online = versions.online ? null : versionsBefore.online
  const scheduled = versions.scheduled ? null : versionsBefore.scheduled
  if (!(online || scheduled) || (await isApprovalMissing(db, pageId, locale))) return
  if (online) {
    await publishPage(db, { pageId, locale, ...online, shouldKeepPlan: true, authorId: userId, now })
  }
  if (scheduled) {
    await schedulePage(db, { pageId, locale, ...scheduled, shouldKeepPlanner: true, userId, now })
  }
}
