import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { WorkingCopy } from './working-copy'
import { workingDigestSql } from './working-digest'

/**
 * Returns true if the settings of the site require the approval of a second person before a
 * publication.
 */
export async function isApprovalRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requiresApproval }).from(settings)
  return row?.isRequired ?? false
}

/**
 * Asserts that a working copy may be published or scheduled. The caller must have locked it.
 * @throws ConflictError if an approval is required and the current working copy has none
 */
export async function assertApproved(db: Queryable, { text: { pageId, locale } }: WorkingCopy): Promise<void> {
  if (await isApprovalMissing(db, pageId, locale)) throw new ConflictError('approvalMissing')
}

/** Returns true if an approval is required and the current working copy has none. */
export async function isApprovalMissing(db: Queryable, pageId: number, locale: Locale): Promise<boolean> {
  if (!(await isApprovalRequired(db))) return false
  const approvedReviews = await db
    .select({ pageId: pageReviews.pageId })
    .from(pageReviews)
    .where(
      and(
        eq(pageReviews.pageId, pageId),
        eq(pageReviews.locale, locale),
        eq(pageReviews.state, 'approved'),
        eq(pageReviews.digest, workingDigestSql(pageId, locale)),
      ),
    )
  return approvedReviews.length === 0
}
