import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { formatPageLink, parsePageLink } from '@/backend/platform/html/page-link'
import type { Locale } from '@/lib/contract/common/locale'
import { listLinks } from '../module-content/links'
import { readWorkingCopy, selectWorkingModules } from '../pages/working-copy'
import { linkModuleById } from './link-page-by-id'

/** Directs the links of a new translation to the linked pages in its language, if these exist. */
export async function translateLinks(db: Queryable, pageId: number, locale: Locale): Promise<void> {
  const { text } = await readWorkingCopy(db, pageId, locale)
  const rows = await selectWorkingModules(db, pageId, locale)
  const links = [text.heroLink, ...rows.flatMap(({ model, data }) => listLinks(model, data))]
  const ids = [...new Set(links.flatMap((link) => parsePageLink(link)?.id ?? []))]
  if (ids.length === 0) return
  const translatedPages = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(inArray(pageTexts.pageId, ids), eq(pageTexts.locale, locale)))
  const translatedIds = new Set(translatedPages.map(({ id }) => id))
  const toTranslatedLink = (link: string) => {
    const pageLink = parsePageLink(link)
    return pageLink && translatedIds.has(pageLink.id) ? formatPageLink({ ...pageLink, locale }) : link
  }
  for (const row of rows) await linkModuleById(db, row, toTranslatedLink)
  await db
    .update(pageTexts)
    .set({ heroLink: toTranslatedLink(text.heroLink) })
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
}
