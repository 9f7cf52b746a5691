import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import {
  pageVersions,
  publications,
  type ScheduleRow,
  schedules,
} from '@/backend/platform/db/schema/content/publications'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { assertApproved } from './assert-approved'
import { makeVersion } from './make-version'
import { scheduleMessage } from './messages'
import { getRevision, lockTree, lockWorkingCopy, type WorkingCopy } from './working-copy'
import { workingDigest } from './working-digest'

interface ScheduleRequest {
  pageId: number
  locale: Locale
  /** Null cancels the step; undefined leaves it unchanged. */
  publishAt?: Date | null | undefined
  unpublishAt?: Date | null | undefined
  /** Keeps the scheduled version and changes only its time. */
  keepsVersion?: boolean
  /** Keeps the planner, for changes that are not decisions of a user. */
  keepsPlanner?: boolean
  /** Counts as the decision to publish, which may need an approval. */
  isDecision?: boolean
  /** Stored with the version that is made for the scheduled publication. */
  waived?: Waiver[]
  userId: number
  now: Date
}

/**
 * Schedules when a page in one language is published and taken offline. The current working copy is
 * stored as a version and published then. The user becomes the planner of both steps and thereby
 * confirms them.
 * @throws NotFoundError, UnpublishableError, InvalidFieldsError for past or contradictory times,
 * ConflictError if an approval is missing
 */
export async function schedulePage(
  db: Pick<Database, 'transaction'>,
  {
    pageId,
    locale,
    keepsVersion = false,
    keepsPlanner = false,
    isDecision,
    waived,
    userId,
    now,
    ...requested
  }: ScheduleRequest,
): Promise<void> {
  assertFuture(locale, now, { publish_at: requested.publishAt, unpublish_at: requested.unpublishAt })
  await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const copy = await lockWorkingCopy(transaction, pageId, locale)
    const isOfPage = and(eq(schedules.pageId, pageId), eq(schedules.locale, locale))
    const [before = null] = await transaction.select().from(schedules).where(isOfPage)
    const { publishAt = before?.publishAt ?? null, unpublishAt = before?.unpublishAt ?? null } = requested
    assertOrder(locale, publishAt, unpublishAt)
    await transaction.delete(schedules).where(isOfPage)
    if (publishAt || unpublishAt) {
      const scheduledId = before?.versionId ?? null
      const isNew = publishAt && requested.publishAt !== undefined && !(keepsVersion && scheduledId)
      const versionId = isNew
        ? await findOrCreateVersion(transaction, copy, { scheduledId, waived, userId, now, isDecision })
        : scheduledId
      await transaction.insert(schedules).values({
        pageId,
        locale,
        publishAt,
        unpublishAt,
        versionId: publishAt && versionId,
        ...getPlanner(keepsPlanner ? before : null, userId),
      })
    }
    await announceChange(transaction, { pageId, moduleId: null, revision: getRevision(copy), locale, userId })
  })
}

/** The columns for the planner of a schedule: the kept planner, otherwise the user. */
function getPlanner(previous: ScheduleRow | null, userId: number) {
  return previous
    ? { plannedBy: previous.plannedBy, hasPlanner: previous.hasPlanner, askedAt: previous.askedAt }
    : { plannedBy: userId, hasPlanner: true }
}

function assertOrder(locale: Locale, publishAt: Date | null, unpublishAt: Date | null): void {
  if (!publishAt || !unpublishAt || publishAt < unpublishAt) return
  throw new InvalidFieldsError({ unpublish_at: [scheduleMessage(locale, 'scheduleOrder')] })
}

function assertFuture(locale: Locale, now: Date, times: Record<string, Date | null | undefined>): void {
  const pastTimes = Object.entries(times).filter(([, time]) => time && time <= now)
  if (pastTimes.length === 0) return
  throw new InvalidFieldsError(
    Object.fromEntries(pastTimes.map(([field]) => [field, [scheduleMessage(locale, 'inPast')]])),
  )
}

/**
 * Finds the version of the working copy: the scheduled or published one if equal, otherwise a new
 * one.
 */
async function findOrCreateVersion(
  db: Queryable,
  copy: WorkingCopy,
  {
    scheduledId,
    waived,
    userId,
    now,
    isDecision,
  }: Pick<ScheduleRequest, 'waived' | 'userId' | 'now' | 'isDecision'> & { scheduledId: number | null },
): Promise<number> {
  if (isDecision) await assertApproved(db, copy)
  const { pageId, locale } = copy.text
  const [publication] = await db
    .select({ versionId: publications.versionId })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  const candidates = [scheduledId, publication?.versionId ?? null].filter((id) => id !== null)
  if (candidates.length > 0) {
    const [same] = await db
      .select({ id: pageVersions.id })
      .from(pageVersions)
      .where(
        and(
          inArray(pageVersions.id, candidates),
          sql`${pageVersions.digest} = ${workingDigest(pageId, locale)}`,
        ),
      )
    if (same) return same.id
  }
  const { id } = await makeVersion(db, copy, { waived, authorId: userId, now })
  return id
}
