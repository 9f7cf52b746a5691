import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import {
  pageVersions,
  publications,
  type ScheduleRow,
  schedules,
  type WorkingDigest,
} from '@/backend/platform/db/schema/content/publications'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { PageState } from '@/lib/contract/pages/page'
import { scheduleNeedsConfirmation } from './policy'
import { workingDigestSql } from './working-digest'

/** The publication, the schedule and the unpublished changes of a page in one language. */
export interface PageStatus {
  isOnline: boolean
  isChanged: boolean
  publishedAt: Date | null
  publishAt: Date | null
  unpublishAt: Date | null
  /**
   * The reason why a scheduled step failed; `unconfirmed` if its publication needs a confirmation.
   */
  problem: ScheduleRow['problem'] | 'unconfirmed'
  /** The page in the other language, and its changes since the publication in this language. */
  translation: { exists: boolean; isChanged: boolean; changedModuleIds: number[] }
}

export async function readPageStatus(db: Queryable, pageId: number, locale: Locale): Promise<PageStatus> {
  const [publication] = await db
    .select({
      isOnline: publications.isOnline,
      publishedAt: publications.publishedAt,
      digest: pageVersions.digest,
      counterpart: pageVersions.counterpart,
    })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  const scheduleAlias = alias(schedules, 'schedule')
  const [schedule] = await db
    .select({
      publishAt: scheduleAlias.publishAt,
      unpublishAt: scheduleAlias.unpublishAt,
      problem: scheduleAlias.problem,
      isUnconfirmed: sql<boolean>`${scheduleNeedsConfirmation}`,
    })
    .from(scheduleAlias)
    .where(and(eq(scheduleAlias.pageId, pageId), eq(scheduleAlias.locale, locale)))
  const { rows } = await db.execute<{ digest: WorkingDigest | null; otherDigest: WorkingDigest | null }>(
    sql`SELECT ${workingDigestSql(pageId, locale)} AS digest, ${workingDigestSql(pageId, getOtherLocale(locale))} AS "otherDigest"`,
  )
  const [current] = rows
  const otherDigest = current?.otherDigest ?? null
  const changes = publication?.digest
    ? findChanges(publication.counterpart, otherDigest)
    : { isChanged: false, changedModuleIds: [] }
  return {
    isOnline: publication?.isOnline ?? false,
    isChanged: !publication || (publication.digest !== null && !isSame(publication.digest, current?.digest ?? null)),
    publishedAt: publication?.publishedAt ?? null,
    publishAt: schedule?.publishAt ?? null,
    unpublishAt: schedule?.unpublishAt ?? null,
    problem: schedule?.isUnconfirmed ? 'unconfirmed' : (schedule?.problem ?? null),
    translation: { exists: otherDigest !== null, ...changes },
  }
}

/**
 * Returns the state of a page. `scheduled` takes precedence over `offline`, and `offline` over
 * `changed`.
 */
export function toPageState({
  isOnline,
  isChanged,
  publishAt,
  unpublishAt,
}: Pick<PageStatus, 'isOnline' | 'isChanged' | 'publishAt' | 'unpublishAt'>): PageState {
  if (publishAt || unpublishAt) return 'scheduled'
  if (!isOnline) return 'offline'
  return isChanged ? 'changed' : 'online'
}

/**
 * Compares two digests of the other language. Ignores the fields shared by all languages, because
 * they need no translation.
 */
function findChanges(before: WorkingDigest | null, current: WorkingDigest | null) {
  if (!current) return { isChanged: before !== null, changedModuleIds: [] }
  const changedModuleIds = Object.keys(current.modules)
    .filter((id) => before?.modules[id] !== current.modules[id])
    .map(Number)
  const hasDeletedModules = Object.keys(before?.modules ?? {}).some((id) => !(id in current.modules))
  const isChanged = before?.text !== current.text || hasDeletedModules || changedModuleIds.length > 0
  return { isChanged, changedModuleIds }
}

function isSame(before: WorkingDigest, current: WorkingDigest | null): boolean {
  if (!current || before.page !== current.page || before.text !== current.text) return false
  const ids = Object.keys(current.modules)
  return (
    ids.length === Object.keys(before.modules).length && ids.every((id) => before.modules[id] === current.modules[id])
  )
}
