import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { scheduleNeedsConfirmation } from '@/backend/content/pages/policy'
import type { Transaction } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

/** A press release with the languages of its dispatch. */
interface ReleaseColumns {
  id: SQL
  languages: SQL
  /** SQL condition: a planned publication is sufficient. */
  isEmbargoed: SQL
}

const dispatchedRelease: ReleaseColumns = {
  id: sql`${dispatches.pressReleaseId}`,
  languages: sql`${dispatches.languages}`,
  isEmbargoed: sql`${dispatches.isEmbargoed}`,
}

/**
 * SQL condition: every language is public or, under an embargo, is for everybody and has a
 * confirmed publication with a condition on `schedule` and `language`.
 */
const hasAllLanguages = ({ id, languages, isEmbargoed }: ReleaseColumns, publicationCondition = sql`true`) => sql`
  EXISTS (SELECT FROM articles WHERE page_id = ${id}) AND NOT EXISTS (
    SELECT FROM unnest(${languages}) AS language
    WHERE NOT EXISTS (
      SELECT FROM publications AS publication
      WHERE publication.page_id = ${id} AND publication.locale = language
        AND publication.is_online AND publication.audience IS NULL)
    AND NOT (${isEmbargoed} AND EXISTS (
      SELECT FROM schedules AS schedule JOIN pages AS page ON page.id = schedule.page_id
      WHERE page.groups = '{}' AND NOT page.is_for_users AND schedule.page_id = ${id} AND schedule.locale = language
        AND ${publicationCondition} AND NOT ${scheduleNeedsConfirmation})))`

const isPlannedAfter = (time: Date) => sql`schedule.publish_at > ${time.toISOString()}::timestamptz`

/** SQL condition on a planned dispatch of a press release: it may start now. */
export const isReleaseReady = (now: Date): SQL => hasAllLanguages(dispatchedRelease, isPlannedAfter(now))

/**
 * SQL condition on a started dispatch of a press release: the release is public or planned, even if
 * the planned time has passed.
 */
export const isReleaseSendable = sql<boolean>`${hasAllLanguages(dispatchedRelease)}`

/**
 * SQL condition on a started dispatch: it may continue. A press release must be public or planned,
 * and its letters must state the planned time. Earlier releases did not store this time.
 */
export const mayContinue = sql<boolean>`(${dispatches.pressReleaseId} IS NULL
  OR ${hasAllLanguages(
    dispatchedRelease,
    sql`schedule.publish_at = coalesce((${dispatches.content} -> language ->> 'embargo')::timestamptz, schedule.publish_at)`,
  )})`

/** SQL condition on a started dispatch: its letters state an embargo, but the release is public. */
export const hasPastEmbargo = sql`EXISTS (
  SELECT FROM publications AS publication WHERE publication.page_id = ${dispatches.pressReleaseId}
    AND publication.is_online AND publication.audience IS NULL
    AND ${dispatches.content} -> publication.locale ->> 'embargo' IS NOT NULL)`

/**
 * Checks that a press release exists, and locks it.
 * @throws NotFoundError
 */
export async function assertRelease(db: Transaction, id: number): Promise<void> {
  const rows = await db
    .select({ id: articles.pageId })
    .from(articles)
    .where(and(eq(articles.pageId, id), eq(articles.section, 'press')))
    .for('key share')
  if (rows.length === 0) throw new NotFoundError()
}

/**
 * Checks the plan of a dispatch.
 * @throws NotFoundError for an unknown press release; ConflictError if it lacks a language, or for
 * an embargo without a planned publication for everybody
 */
export async function assertDispatchable(
  db: Transaction,
  id: number,
  { languages, isEmbargoed, plannedAt }: { languages: Locale[] | null; isEmbargoed: boolean; plannedAt: Date },
): Promise<void> {
  await assertRelease(db, id)
  const texts = await db
    .select({ locale: pageTexts.locale })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, id), inArray(pageTexts.locale, languages ?? [])))
  if (texts.length < (languages ?? []).length) throw new ConflictError('releaseLacksLanguage')
  if (!isEmbargoed) return
  const columns = { id: sql`${id}`, languages: sql`${sql.param(languages)}::text[]`, isEmbargoed: sql`true` }
  const { rows } = await db.execute<{ isPlanned: boolean; isForEverybody: boolean }>(sql`
    SELECT ${hasAllLanguages(columns, isPlannedAfter(plannedAt))} AS "isPlanned",
      page.groups = '{}' AND NOT page.is_for_users AS "isForEverybody" FROM pages AS page WHERE page.id = ${id}`)
  const [release] = rows
  if (release?.isPlanned) return
  throw new ConflictError(release?.isForEverybody ? 'embargoWithoutPlan' : 'embargoForMembers')
}
