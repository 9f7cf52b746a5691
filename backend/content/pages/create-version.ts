import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type PageVersionRow, pageVersions } from '@/backend/platform/db/schema/content/publications'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { createPageSnapshot } from './page-snapshot'
import { lockModules, type WorkingCopy } from './working-copy'
import { workingDigestSql } from './working-digest'

interface NewVersion {
  note?: string
  waived?: Waiver[]
  authorId?: number | null
  now: Date
  /** Creates the snapshot. The default, `createPageSnapshot`, rejects incomplete content. */
  createSnapshot?: typeof createPageSnapshot
}

/**
 * Stores a working copy as a new version. The caller must have locked the row of the page, so that
 * the version number is unique. This function locks the modules, so that the digest matches the
 * snapshot.
 * @throws UnpublishableError
 */
export async function createVersion(
  db: Queryable,
  { page, text }: WorkingCopy,
  { note = '', waived = [], authorId = null, now, createSnapshot = createPageSnapshot }: NewVersion,
): Promise<PageVersionRow> {
  const { locale } = text
  const rows = await lockModules(db, page.id, locale)
  const snapshot = await createSnapshot(db, { page, text, rows }, waived)
  const [version] = await db
    .insert(pageVersions)
    .values({
      pageId: page.id,
      locale,
      snapshot,
      note,
      waived,
      authorId,
      createdAt: now,
      menuName: text.menuName,
      number: (await loadLastNumber(db, page.id, locale)) + 1,
      digest: sql`${workingDigestSql(page.id, locale)}`,
      counterpart: sql`${workingDigestSql(page.id, getOtherLocale(locale))}`,
    })
    .returning()
  if (!version) throw new Error('The database returned no row for the version.')
  return version
}

async function loadLastNumber(db: Queryable, pageId: number, locale: Locale): Promise<number> {
  const [lastVersion] = await db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return lastVersion?.number ?? 0
}
