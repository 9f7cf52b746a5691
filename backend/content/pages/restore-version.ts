import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type PageVersionRow, pageVersions } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'
import { flattenModules } from '../module-content/flatten-modules'
import { createVersion } from './create-version'
import { createDraftSnapshot } from './page-snapshot'
import { restoreModule, restoreModules } from './restore-modules'
import { getRevision, lockWorkingCopy, readWorkingCopy, type WorkingCopy } from './working-copy'
import { workingDigestSql } from './working-digest'

interface RestoreRequest {
  pageId: number
  locale: Locale
  versionId: number
  /** The module to restore with its descendants; undefined to restore the complete version. */
  moduleId?: number | undefined
  userId: number
  now: Date
}

const notes: Record<Locale, (number: number) => string> = {
  de: (number) => `Stand vor dem Wiederherstellen von Version ${number}`,
  en: (number) => `Before version ${number} was restored`,
}

/**
 * Restores the texts and modules of a version, or one of its modules, to the working copy. Shared
 * fields, address and position stay. Stores the current working copy as a version first, unless the
 * last version is equal to it.
 * @returns false for an unknown version or module
 * @throws NotFoundError
 */
export async function restoreVersion(
  db: Pick<Database, 'transaction'>,
  { pageId, locale, versionId, moduleId, userId, now }: RestoreRequest,
): Promise<boolean> {
  return await db.transaction(async (transaction) => {
    const copy = await lockWorkingCopy(transaction, pageId, locale)
    const [version] = await transaction
      .select()
      .from(pageVersions)
      .where(and(eq(pageVersions.id, versionId), eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)))
    const flatModules = flattenModules(version?.snapshot.modules ?? [])
    const module = flatModules.find(({ id }) => id === moduleId)
    if (!version || (moduleId !== undefined && !module)) return false
    const note = notes[locale](version.number)
    await storeWorkingCopy(transaction, copy, { note, authorId: userId, now })
    const target = { db: transaction, pageId, locale, userId, now }
    if (module) {
      await restoreModule(target, module)
    } else {
      await restoreModules(target, flatModules)
      await restoreTexts(transaction, version, { userId, now })
    }
    const revision = getRevision(await readWorkingCopy(transaction, pageId, locale))
    // Announces a change of the page even if only one module is restored, because its descendants
    // have changed as well.
    await announceChange(transaction, { pageId, moduleId: null, revision, locale, userId })
    return true
  })
}

/**
 * Stores the working copy as a version, even if it is incomplete. No-op if the last version is
 * equal. A published version lacks hidden modules, although its digest includes them. The waivers
 * of the last version stay valid.
 */
async function storeWorkingCopy(
  db: Queryable,
  copy: WorkingCopy,
  values: { note: string; authorId: number; now: Date },
): Promise<void> {
  const { pageId, locale } = copy.text
  const [lastVersion] = await db
    .select({
      snapshot: pageVersions.snapshot,
      waived: pageVersions.waived,
      digest: pageVersions.digest,
      isSame: sql<boolean>`coalesce(${pageVersions.digest} = ${workingDigestSql(pageId, locale)}, false)`,
    })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  const moduleCount = Object.keys(lastVersion?.digest?.modules ?? {}).length
  const isComplete = flattenModules(lastVersion?.snapshot.modules ?? []).length === moduleCount
  if (lastVersion?.isSame && isComplete) return
  const { waived = [] } = lastVersion ?? {}
  await createVersion(db, copy, { ...values, waived, createSnapshot: createDraftSnapshot })
}

async function restoreTexts(
  db: Queryable,
  { pageId, locale, snapshot, menuName }: PageVersionRow,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await db
    .update(pageTexts)
    .set({
      title: snapshot.title,
      headline: snapshot.headline,
      metaTitle: snapshot.meta_title,
      metaDescription: snapshot.meta_description,
      ogTitle: snapshot.og_title,
      ogDescription: snapshot.og_description,
      ogType: snapshot.og_type,
      // Null if the picture was deleted since.
      ogImageId: sql`(SELECT id FROM images WHERE id = ${snapshot.og_image?.id ?? null}::integer)`,
      heroText: snapshot.hero_text,
      heroLink: snapshot.hero_link,
      ...(menuName !== null && { menuName }),
      revision: sql`${pageTexts.revision} + 1`,
      updatedAt: now,
      updatedBy: userId,
    })
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
}
