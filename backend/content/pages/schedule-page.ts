import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import {
  pageVersions,
  publications,
  type ScheduleRow,
  schedules,
} from '@/backend/platform/db/schema/content/publications'
import { ConflictError, InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { toBerlinIso } from '@/lib/datetime'
import { assertApproved } from './assert-approved'
import { assertFuture } from './assert-future'
import { createVersion } from './create-version'
import { mailPlanner } from './mail-planner'
import { scheduleMessage } from './messages'
import { getRevision, lockTree, lockWorkingCopy, type WorkingCopy } from './working-copy'
import { workingDigestSql } from './working-digest'

interface ScheduleRequest {
  pageId: number
  locale: Locale
  /** Null cancels the scheduled step; undefined leaves it unchanged. */
  publishAt?: Date | null | undefined
  unpublishAt?: Date | null | undefined
  /** True to keep the scheduled version and change only the time. */
  shouldKeepVersion?: boolean
  /**
   * True to keep the recorded planner of a publication. The default is false for a request with a
   * time of publication, and true for one that changes only the end.
   */
  shouldKeepPlanner?: boolean
  /** True if a user decides to publish, so that the settings may require an approval. */
  isDecision?: boolean
  /** Findings that the user accepted, stored with the version for the scheduled publication. */
  waived?: Waiver[]
  userId: number
  now: Date
}

/**
 * Schedules when a page in one language is published and taken offline. Stores the current working
 * copy as the version to publish then. Records the user as the planner of the publication, which
 * also confirms it. A time that is already scheduled may be past, to confirm an overdue
 * publication.
 * @throws NotFoundError, UnpublishableError, InvalidFieldsError for past or contradictory times,
 * ConflictError if an approval is missing or the version to keep is no longer scheduled
 */
export async function schedulePage(
  db: Pick<Database, 'transaction'>,
  {
    pageId,
    locale,
    shouldKeepVersion = false,
    shouldKeepPlanner,
    isDecision,
    waived,
    userId,
    now,
    ...requestedTimes
  }: ScheduleRequest,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const copy = await lockWorkingCopy(transaction, pageId, locale)
    const isOfPage = and(eq(schedules.pageId, pageId), eq(schedules.locale, locale))
    const [previous = null] = await transaction.select().from(schedules).where(isOfPage)
    const { publishAt, unpublishAt } = resolveTimes(requestedTimes, previous, { locale, now })
    await mailPlanner(transaction, copy, { publishAt, userId })
    await transaction.delete(schedules).where(isOfPage)
    if (publishAt || unpublishAt) {
      const scheduledVersionId = previous?.versionId ?? null
      const isPublicationRequested = publishAt !== null && requestedTimes.publishAt !== undefined
      const versionOptions = { shouldKeepVersion, scheduledVersionId, waived, userId, now, isDecision }
      const versionId = isPublicationRequested
        ? await chooseVersion(transaction, copy, versionOptions)
        : scheduledVersionId
      const isPlannerKept = shouldKeepPlanner ?? (requestedTimes.publishAt === undefined && publishAt !== null)
      await transaction.insert(schedules).values({
        pageId,
        locale,
        publishAt,
        unpublishAt,
        versionId: publishAt && versionId,
        ...toPlannerColumns(isPlannerKept ? previous : null, userId),
      })
    }
    await announceChange(transaction, { pageId, moduleId: null, revision: getRevision(copy), locale, userId })
  })
}

/**
 * Returns the times of a schedule after a request.
 * @throws InvalidFieldsError for past or contradictory times
 */
function resolveTimes(
  requestedTimes: Pick<ScheduleRequest, 'publishAt' | 'unpublishAt'>,
  previous: ScheduleRow | null,
  { locale, now }: Pick<ScheduleRequest, 'locale' | 'now'>,
): Pick<ScheduleRow, 'publishAt' | 'unpublishAt'> {
  const scheduledTimes = { publishAt: previous?.publishAt ?? null, unpublishAt: previous?.unpublishAt ?? null }
  const { publishAt = scheduledTimes.publishAt, unpublishAt = scheduledTimes.unpublishAt } = requestedTimes
  assertFuture(locale, now, {
    publish_at: isSameSecond(publishAt, scheduledTimes.publishAt) ? null : publishAt,
    unpublish_at: isSameSecond(unpublishAt, scheduledTimes.unpublishAt) ? null : unpublishAt,
  })
  if (publishAt && unpublishAt && publishAt >= unpublishAt) {
    throw new InvalidFieldsError({ unpublish_at: [scheduleMessage(locale, 'scheduleOrder')] })
  }
  return { publishAt, unpublishAt }
}

/** Compares times in the precision of the contract. */
function isSameSecond(time: Date | null, scheduledTime: Date | null): boolean {
  return time !== null && scheduledTime !== null && toBerlinIso(time) === toBerlinIso(scheduledTime)
}

/**
 * Returns the columns with the planner of a schedule: the planner of the previous schedule, or the
 * user if `previous` is null.
 */
function toPlannerColumns(previous: ScheduleRow | null, userId: number) {
  return previous
    ? { plannedBy: previous.plannedBy, hasPlanner: previous.hasPlanner, askedAt: previous.askedAt }
    : { plannedBy: userId, hasPlanner: true }
}

type VersionOptions = Pick<ScheduleRequest, 'shouldKeepVersion' | 'waived' | 'userId' | 'now' | 'isDecision'> & {
  scheduledVersionId: number | null
}

/**
 * Returns the id of the version to publish: the scheduled one if it is kept, otherwise one that
 * equals the working copy, which is the scheduled, the published or a new version.
 * @throws ConflictError if the version to keep was published or its schedule canceled meanwhile
 */
async function chooseVersion(
  db: Queryable,
  copy: WorkingCopy,
  { shouldKeepVersion, scheduledVersionId, waived, userId, now, isDecision }: VersionOptions,
): Promise<number> {
  if (shouldKeepVersion) {
    if (scheduledVersionId === null) throw new ConflictError('staleWrite')
    return scheduledVersionId
  }
  if (isDecision) await assertApproved(db, copy)
  const { pageId, locale } = copy.text
  const [publication] = await db
    .select({ versionId: publications.versionId })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  const candidateIds = [scheduledVersionId, publication?.versionId ?? null].filter((id) => id !== null)
  if (candidateIds.length > 0) {
    const [equalVersion] = await db
      .select({ id: pageVersions.id })
      .from(pageVersions)
      .where(and(inArray(pageVersions.id, candidateIds), eq(pageVersions.digest, workingDigestSql(pageId, locale))))
    if (equalVersion) return equalVersion.id
  }
  const { id } = await createVersion(db, copy, { waived, authorId: userId, now })
  return id
}
