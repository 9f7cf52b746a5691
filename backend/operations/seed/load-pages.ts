import { and, eq } from 'drizzle-orm'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { replaceTreeLinks } from '@/backend/content/module-content/links'
import { publishInTransaction } from '@/backend/content/pages/publish-page'
import type { Queryable } from '@/backend/platform/db/client'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { SeedPage, SeedText } from './content'
import { getSeedId, type SeedIds, toNewModule } from './new-module'

/** Parent of a page; null at the top. */
type Parent = { id: number; paths: Record<Locale, string> } | null

/** The database, the ids of referenced content, and the time of publication. */
export interface SeedContext {
  db: Queryable
  ids: SeedIds
  now: Date
}

/** A page in the tree without modules. */
export interface PlacedPage {
  id: number
  page: SeedPage
}

/** Inserts pages with their texts into the working copy, parents first. */
export async function placePages(
  context: SeedContext,
  list: readonly SeedPage[],
  parent: Parent = null,
): Promise<PlacedPage[]> {
  const placedPages: PlacedPage[] = []
  for (const [position, page] of list.entries()) {
    const id = await insertPage(context, page, position, parent)
    const paths = {
      de: joinPath(parent?.paths.de, page.de.slug),
      en: joinPath(parent?.paths.en, page.en.slug),
    }
    for (const locale of locales) {
      await insertText(context, { id, page, text: page[locale], locale, path: paths[locale] })
    }
    placedPages.push({ id, page }, ...(await placePages(context, page.children ?? [], { id, paths })))
  }
  return placedPages
}

/** Inserts the modules of pages, with links in stored form, and publishes the pages. */
export async function publishPages(
  { db, ids, now }: SeedContext,
  list: readonly PlacedPage[],
  toStoredLink: (link: string) => string,
): Promise<void> {
  for (const { id, page } of list) {
    for (const locale of locales) {
      const heroLink = toStoredLink(page.heroLink?.[locale] ?? '')
      const textCondition = and(eq(pageTexts.pageId, id), eq(pageTexts.locale, locale))
      if (heroLink !== '') await db.update(pageTexts).set({ heroLink }).where(textCondition)
      const seedModules = page[locale].modules.map((module) => toNewModule(module, ids))
      const modules = replaceTreeLinks(seedModules, toStoredLink)
      await insertModules(db, { contentType: 'page', objectId: id, locale }, modules)
      if (!page.isDraft) await publishInTransaction(db, { pageId: id, locale, now, isOnline: page.isOnline ?? true })
    }
  }
}

function joinPath(parentPath: string | undefined, slug: string): string {
  return parentPath ? `${parentPath}/${slug}` : slug
}

async function insertPage({ db, ids }: SeedContext, page: SeedPage, position: number, parent: Parent): Promise<number> {
  const [row] = await db
    .insert(pages)
    .values({
      parentId: parent?.id ?? null,
      position,
      pageAreaClass: page.areaClass ?? 'public',
      // The page stays restricted if editors move it.
      isForUsers: page.areaClass === 'account',
      isClickable: page.isClickable ?? true,
      inMenu: page.inMenu ?? false,
      inFooter: page.inFooter ?? false,
      isHighlight: page.isHighlight ?? false,
      hasTabNavigation: page.hasTabNavigation ?? false,
      menuImageId: getSeedId(ids.pictures, page.menuPicture),
      heroImageId: getSeedId(ids.pictures, page.heroPicture),
    })
    .returning({ id: pages.id })
  if (!row) throw new Error(`The row of the page ${page.key} has no id.`)
  return row.id
}

type NewText = { id: number; page: SeedPage; text: SeedText; locale: Locale; path: string }

async function insertText({ db, ids }: SeedContext, { id, page, text, locale, path }: NewText): Promise<void> {
  await db.insert(pageTexts).values({
    pageId: id,
    locale,
    slug: text.slug,
    path,
    menuName: text.menuName ?? '',
    title: text.title,
    headline: text.headline,
    metaDescription: text.metaDescription,
    ogImageId: getSeedId(ids.pictures, page.heroPicture),
    heroText: text.heroText ?? '',
  })
}
