import { eq } from 'drizzle-orm'
import { hasTarget } from '@/backend/library/redirects/find-redirect'
import { listAddressSpellings } from '@/backend/library/redirects/move-redirects'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { RecordType } from '@/lib/contract/records/record'
import { trashRecord } from './write-record-texts'

/**
 * Moves the page of a record to the trash. Redirects its public addresses, and the redirects to
 * them, to the page `targetId`: in the same language if the target has it, otherwise in the other
 * language.
 */
export async function replaceRecord(
  db: Transaction,
  { types, pageId, targetId }: { types: readonly RecordType[]; pageId: number; targetId: number },
  author: Author,
): Promise<void> {
  const publishedRows = await db.select().from(publications).where(eq(publications.pageId, pageId))
  const toLocale = await createLocaleChooser(db, targetId)
  await db.update(redirects).set({ pageId: targetId }).where(eq(redirects.pageId, pageId))
  const toTarget = (locale: Locale) => ({ newPath: null, pageId: targetId, locale: toLocale(locale) })
  for (const { locale, path } of publishedRows) {
    await db
      .update(redirects)
      .set(toTarget(locale))
      .where(hasTarget(listAddressSpellings(locale, path)))
  }
  await trashRecord(db, { types, pageId }, author)
  for (const { locale, path } of publishedRows) {
    const [oldPath] = listAddressSpellings(locale, path)
    if (oldPath === undefined) continue
    await db.delete(redirects).where(eq(redirects.oldPath, oldPath))
    await db.insert(redirects).values({ oldPath, ...toTarget(locale) })
  }
}

async function createLocaleChooser(db: Queryable, pageId: number): Promise<(locale: Locale) => Locale> {
  const texts = await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, pageId))
  return (locale) => (texts.some((text) => text.locale === locale) ? locale : getOtherLocale(locale))
}
