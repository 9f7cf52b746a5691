import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import {
  type PageVersionRow,
  pageVersions,
  publications,
  schedules,
} from '@/backend/platform/db/schema/content/publications'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { assertApproved } from './assert-approved'
import { createVersion } from './create-version'
import { mailPlanner } from './mail-planner'
import { createPageSnapshot } from './page-snapshot'
import { placePublication } from './place-publication'
import { getRevision, lockModules, lockTree, lockWorkingCopy, type WorkingCopy } from './working-copy'
import { isChangedSince, workingDigestSql } from './working-digest'

interface PublishRequest {
  pageId: number
  locale: Locale
  note?: string
  waived?: Waiver[]
  authorId?: number | null
  now: Date
  /**
   * True (the default) to show the page to visitors; false to store the version and keep the page
   * offline.
   */
  isOnline?: boolean
  /** True if a user decides to publish, so that the settings may require an approval. */
  isDecision?: boolean
  /**
   * True to keep a scheduled publication, false (the default) to cancel it because its version is
   * older.
   */
  shouldKeepPlan?: boolean
}

/**
 * Publishes the working copy of a page in one language as a new version. Creates no version if the
 * working copy and the note are unchanged since the last publication, because a client repeats a
 * request whose response was lost.
 * @throws NotFoundError, UnpublishableError, PathTakenError; ConflictError if an approval is
 * missing
 */
export async function publishPage(
  db: Pick<Database, 'transaction'>,
  request: PublishRequest,
): Promise<{ versionId: number; number: number }> {
  return db.transaction((transaction) => publishInTransaction(transaction, request))
}

/**
 * Publishes like `publishPage`, in the transaction of the caller. The transaction must not hold row
 * locks yet, to avoid a deadlock.
 */
export async function publishInTransaction(
  db: Queryable,
  {
    pageId,
    locale,
    note = '',
    waived = [],
    authorId = null,
    now,
    isOnline = true,
    isDecision = false,
    shouldKeepPlan = false,
  }: PublishRequest,
): Promise<{ versionId: number; number: number }> {
  await lockTree(db)
  const copy = await lockWorkingCopy(db, pageId, locale)
  if (isDecision) await assertApproved(db, copy)
  const unchangedVersion = isOnline ? await findUnchangedVersion(db, copy, { note, waived }) : null
  const version = unchangedVersion?.version ?? (await createVersion(db, copy, { note, waived, authorId, now }))
  // Needed for an unchanged version as well, because the position or path of the page may have
  // changed.
  await publishVersion(db, copy, version, { now: unchangedVersion?.publishedAt ?? now, isOnline })
  if (!shouldKeepPlan && authorId !== null) await mailPlanner(db, copy, { publishAt: now, userId: authorId })
  await db
    .update(schedules)
    .set({ ...(!shouldKeepPlan && { publishAt: null, versionId: null }), problem: null, retryAt: null })
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
  await announceChange(db, { pageId, moduleId: null, revision: getRevision(copy), locale, userId: authorId })
  return { versionId: version.id, number: version.number }
}

/**
 * Returns the published version if a new version would be equal to it. Compares the digests of both
 * languages, the note, the waivers and the content. The content is compared because digests do not
 * cover the texts of pictures.
 * @throws UnpublishableError
 */
async function findUnchangedVersion(
  db: Queryable,
  { page, text }: WorkingCopy,
  { note, waived }: Required<Pick<PublishRequest, 'note' | 'waived'>>,
): Promise<{ version: PageVersionRow; publishedAt: Date } | null> {
  const { locale } = text
  const rows = await lockModules(db, page.id, locale)
  const [current] = await db
    .select({ version: pageVersions, publishedAt: publications.publishedAt })
    .from(publications)
    .innerJoin(pageVersions, eq(pageVersions.id, publications.versionId))
    .where(
      and(
        eq(publications.pageId, page.id),
        eq(publications.locale, locale),
        publications.isOnline,
        eq(pageVersions.note, note),
        sql`${pageVersions.waived} = ${JSON.stringify(waived)}::jsonb`,
        eq(pageVersions.digest, workingDigestSql(page.id, locale)),
        sql`${pageVersions.counterpart} IS NOT DISTINCT FROM ${workingDigestSql(page.id, getOtherLocale(locale))}`,
      ),
    )
  if (!current) return null
  // Stored snapshots are JSON, so the new one is converted to JSON before the comparison.
  const snapshot: unknown = JSON.parse(JSON.stringify(await createPageSnapshot(db, { page, text, rows }, waived)))
  return isDeepStrictEqual(current.version.snapshot, snapshot) ? current : null
}

/**
 * Publishes a version at the position of the working copy. Published descendants move with it, and
 * redirects lead from old addresses to new ones. The caller must have locked the tree and the page.
 * @throws PathTakenError
 */
export async function publishVersion(
  db: Queryable,
  { page, text }: WorkingCopy,
  { id: versionId, snapshot, menuName, digest }: PageVersionRow,
  { now, isOnline = true }: { now: Date; isOnline?: boolean },
): Promise<void> {
  const isFirst = isOnline && !(await isPublishedOnce(db, page.id))
  await placePublication(
    db,
    { page, text },
    {
      title: snapshot.title,
      menuName: (menuName ?? text.menuName) || snapshot.title,
      isClickable: snapshot.is_clickable,
      inMenu: snapshot.in_menu,
      inFooter: snapshot.in_footer,
      isHighlight: page.isHighlight,
      areaClass: snapshot.page_area_class,
      menuImageId: page.menuImageId,
      versionId,
      isOnline,
      publishedAt: now,
    },
  )
  if (isFirst) await updateArticleDate(db, page.id, now)
  // Edits wait for the lock of the page, so none can happen between this comparison and the update
  // of `isDirty`.
  await db
    .update(pageTexts)
    .set({
      isDirty: isChangedSince(sql`${JSON.stringify(digest)}::jsonb`, sql`${page.id}`, sql`${text.locale}`),
    })
    .where(and(eq(pageTexts.pageId, page.id), eq(pageTexts.locale, text.locale)))
}

async function isPublishedOnce(db: Queryable, pageId: number): Promise<boolean> {
  const rows = await db.select({ id: publications.pageId }).from(publications).where(eq(publications.pageId, pageId))
  return rows.length > 0
}

/**
 * Sets the date of an article to the time of its first publication if it still is the day of the
 * draft, which the form proposes. Any other date was chosen and stays.
 */
async function updateArticleDate(db: Queryable, pageId: number, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE articles AS article SET date = ${now.toISOString()} FROM pages AS page
    WHERE article.page_id = ${pageId} AND page.id = article.page_id AND article.date <= ${now.toISOString()}
      AND (article.date AT TIME ZONE 'Europe/Berlin')::date = (page.created_at AT TIME ZONE 'Europe/Berlin')::date`)
}

/** Takes a page offline in one language. Its versions and scheduled steps stay. */
export async function unpublishPage(db: Queryable, pageId: number, locale: Locale): Promise<void> {
  await db
    .update(publications)
    .set({ isOnline: false })
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
}
