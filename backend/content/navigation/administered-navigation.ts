import { asc, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { findInColumn } from '@/backend/platform/administration/omit-missing'
import type { Queryable } from '@/backend/platform/db/client'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { type NavigationValues, navigationRecords } from '@/lib/contract/administration/navigation'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { administeredMenu } from './administered-menu'
import { arrangeNavigation } from './arrange-navigation'
import { navigationMessage } from './messages'
import { mayArrangeMenus } from './policy'
import { findFixedPages, readNavigation } from './stored-navigation'

/** The id of the only record of this type, which always exists. */
const onlyId = 1

/**
 * The record type "navigation" of the administration. Its only record contains the menus and the
 * footer.
 */
export const administeredNavigation: Administered<typeof navigationRecords> = {
  contract: navigationRecords,
  may: mayArrangeMenus,
  list: {
    from: sql`(SELECT ${onlyId}::int AS id) AS navigation`,
    id: sql`navigation.id`,
    searchColumns: [sql`''`],
    orderings: { id: sql`navigation.id` },
    filters: {},
  },
  async present(db, ids, locale) {
    if (!ids.includes(onlyId)) return []
    const title = navigationMessage(locale, 'title')
    const pages = await administeredMenu.present(db, listPageIds(await readNavigation(db)), locale)
    const links = await db.select().from(footerLinks).orderBy(asc(footerLinks.position), asc(footerLinks.id)).limit(200)
    const values = {
      pages: pages.map(({ id, values: page }) => ({ id, ...page })),
      links: links.map(({ id, title: linkTitle, url, isShown }) => ({
        id,
        title: linkTitle,
        url,
        is_shown: isShown,
      })),
    }
    return [{ id: onlyId, title, url: null, values }]
  },
  async read(db, id) {
    return id === onlyId ? readNavigation(db) : null
  },
  check: (db, values, _id, locale) => checkNavigation(db, values, locale),
  async omitMissingReferences(db, { menu, members, footer }) {
    const { pageIds, linkIds } = await findExistingEntries(db, { menu, members, footer })
    return {
      menu: omitPages(menu, pageIds),
      members: omitPages(members, pageIds),
      footer: footer.filter(({ kind, id }) => (kind === 'page' ? pageIds : linkIds).has(id)),
    }
  },
  async update(db, _id, values, author) {
    await arrangeNavigation(db, values, author)
  },
}

const listPageIds = ({ menu, members, footer }: NavigationValues) => [
  ...new Set([
    ...[...menu, ...members].map(({ page }) => page),
    ...footer.filter(({ kind }) => kind === 'page').map(({ id }) => id),
  ]),
]

/** Finds the ids of the entries that exist. */
async function findExistingEntries(db: Queryable, values: NavigationValues) {
  const linkIds = values.footer.filter(({ kind }) => kind === 'link').map(({ id }) => id)
  const pages = await administeredMenu.present(db, listPageIds(values), 'de')
  return {
    pageIds: new Set(pages.map(({ id }) => id)),
    linkIds: new Set(await findInColumn(footerLinks.id)(db, linkIds)),
  }
}

/** Removes missing pages from an outline. Their descendants move up. */
function omitPages(outline: NavigationValues['menu'], existingIds: ReadonlySet<number>) {
  const entries: NavigationValues['menu'] = []
  const missingLevels: number[] = []
  for (const { page, level } of outline) {
    while ((missingLevels.at(-1) ?? 0) >= level) missingLevels.pop()
    if (existingIds.has(page)) entries.push({ page, level: level - missingLevels.length })
    else missingLevels.push(level)
  }
  return entries
}

/**
 * Checks that all entries exist, that no entry occurs twice, and that the home page is at the top
 * level. Returns null for a valid navigation.
 */
export async function checkNavigation(
  db: Queryable,
  values: NavigationValues,
  locale: Locale,
): Promise<FieldErrors | null> {
  const { menu, members, footer } = values
  const { pageIds, linkIds } = await findExistingEntries(db, values)
  const { homePageId } = await findFixedPages(db)
  const entries = [...menu, ...members].map(({ page }) => page)
  const lowerEntries = [...menu.filter(({ level }) => level > 1), ...members]
  const isHomeBelowTop = lowerEntries.some(({ page }) => page === homePageId)
  type Problem = [field: keyof NavigationValues, key: Parameters<typeof navigationMessage>[1], isPresent: boolean]
  const problems: Problem[] = [
    ['menu', 'entryMissing', menu.some(({ page }) => !pageIds.has(page))],
    ['members', 'entryMissing', members.some(({ page }) => !pageIds.has(page))],
    ['footer', 'entryMissing', footer.some(({ kind, id }) => !(kind === 'page' ? pageIds : linkIds).has(id))],
    ['menu', 'duplicateEntry', new Set(entries).size < entries.length],
    ['footer', 'duplicateEntry', new Set(footer.map(({ kind, id }) => `${kind} ${id}`)).size < footer.length],
    ['menu', 'homeNotAtTop', isHomeBelowTop],
  ]
  const actualProblems = problems.filter(([, , isPresent]) => isPresent)
  if (actualProblems.length === 0) return null
  return Object.fromEntries(actualProblems.map(([field, key]) => [field, [navigationMessage(locale, key)]]))
}
