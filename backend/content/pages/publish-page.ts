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
import { type Locale, otherLocale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { assertApproved } from './assert-approved'
import { makeVersion } from './make-version'
import { pageSnapshot } from './page-snapshot'
import { placePublication } from './place-publication'
import { getRevision, lockModules, lockTree, lockWorkingCopy, type WorkingCopy } from './working-copy'
import { isChangedSince, workingDigest } from './working-digest'

interface PublishRequest {
  pageId: number
  locale: Locale
  note?: string
  waived?: Waiver[]
  authorId?: number | null
  now: Date
  /** True to show the page to visitors (default); false to store the version but stay offline. */
  isOnline?: boolean
  /** True if the request is the decision to publish, which may require an approval. */
  isDecision?: boolean
}

/**
 * Publishes the working copy of a page in one language as a new, complete version. Publishing an
 * unchanged state with the same note creates no version, because a client repeats a request whose
 * response was lost. Cancels a scheduled publication, because its version is older.
 * @throws NotFoundError, UnpublishableError, PathTakenError; ConflictError for a missing approval
 */
export async function publishPage(
  db: Pick<Database, 'transaction'>,
  publishing: PublishRequest,
): Promise<{ versionId: number; number: number }> {
  return db.transaction((transaction) => publishInTransaction(transaction, publishing))
}

/** Works like `publishPage`, but in the caller's transaction, which must not hold row locks yet. */
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
    isDecision,
  }: PublishRequest,
): Promise<{ versionId: number; number: number }> {
  await lockTree(db)
  const copy = await lockWorkingCopy(db, pageId, locale)
  if (isDecision) await assertApproved(db, copy)
  const unchangedVersion = isOnline ? await findUnchangedVersion(db, copy, { note, waived }) : null
  const version = unchangedVersion?.version ?? (await makeVersion(db, copy, { note, waived, authorId, now }))
  // Also done for an unchanged version, because the page's position or path may have changed.
  await showVersion(db, copy, version, { now: unchangedVersion?.publishedAt ?? now, isOnline })
  await db
    .update(schedules)
    .set({ publishAt: null, versionId: null, problem: null, retryAt: null })
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
  await announceChange(db, { pageId, moduleId: null, revision: getRevision(copy), locale, userId: authorId })
  return { versionId: version.id, number: version.number }
}

/**
 * Finds the published version if a new one would be equal. Compares the digests of both languages,
 * the content (digests omit texts of pictures), the note and the waivers.
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
        sql`${pageVersions.digest} = ${workingDigest(page.id, locale)}`,
        sql`${pageVersions.counterpart} IS NOT DISTINCT FROM ${workingDigest(page.id, otherLocale(locale))}`,
      ),
    )
  if (!current) return null
  // Stored snapshots are JSON, so the new one is converted to JSON before the comparison.
  const snapshot: unknown = JSON.parse(JSON.stringify(await pageSnapshot(db, page, text, rows, waived)))
  return isDeepStrictEqual(current.version.snapshot, snapshot) ? current : null
}

/**
 * Publishes a version at the position of the working copy. Published descendants follow, and
 * redirects lead from old addresses to new ones. The caller must have locked the tree and the page.
 * @throws PathTakenError
 */
export async function showVersion(
  db: Queryable,
  { page, text }: WorkingCopy,
  { id: versionId, snapshot, menuName, digest }: PageVersionRow,
  { now, isOnline = true }: { now: Date; isOnline?: boolean },
): Promise<void> {
  await placePublication(
    db,
    { page, text },
    {
      title: snapshot.title,
      menuName: menuName || (menuName === null && text.menuName) || snapshot.title,
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
  // Edits wait for the page lock, so `isDirty` cannot miss a change between comparison and update.
  await db
    .update(pageTexts)
    .set({
      isDirty: isChangedSince(sql`${JSON.stringify(digest)}::jsonb`, sql`${page.id}`, sql`${text.locale}`),
    })
    .where(and(eq(pageTexts.pageId, page.id), eq(pageTexts.locale, text.locale)))
}

/**
 * Takes a page offline in one language and keeps its versions. Returns false if the page was never
 * published.
 */
export async function unpublishPage(db: Queryable, pageId: number, locale: Locale): Promise<boolean> {
  const rows = await db
    .update(publications)
    .set({ isOnline: false })
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
    .returning({ pageId: publications.pageId })
  return rows.length > 0
}
