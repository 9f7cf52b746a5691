import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Author } from '@/backend/platform/access/author'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { NotFoundError } from '@/backend/platform/errors'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { menuRecords } from '@/lib/contract/administration/menu'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { changeAndRepublish } from '../page-tree/change-and-republish'
import { changeSettings, movePage } from '../page-tree/change-page'
import { joinTexts, loadPublicationSummaries, titleColumns } from '../page-tree/publication-summaries'
import { getRevision } from '../pages/working-copy'
import { navigationMessage } from './messages'
import { mayArrangeMenus } from './policy'

type Values = z.output<typeof menuRecords.values>

/** The record type "menu entries" of the administration. Each entry is a page of the tree. */
export const administeredMenu: Administered<typeof menuRecords> = {
  contract: menuRecords,
  may: mayArrangeMenus,
  list: {
    from: joinTexts(sql`(SELECT * FROM pages WHERE content_type = 'page') AS pages`, sql`pages.id`),
    id: sql`pages.id`,
    searchColumns: [...titleColumns.searchColumns, sql`german.menu_name`, sql`english.menu_name`],
    orderings: { position: sql`(coalesce(pages.parent_id, 0), pages.position)`, title: titleColumns.title },
    filters: {
      parent: (id) => (id === 0 ? sql`pages.parent_id IS NULL` : sql`pages.parent_id = ${id}`),
      place: (place) => (place === 'menu' ? sql`pages.in_menu` : sql`pages.in_footer`),
    },
  },
  async present(db, ids, locale) {
    const storedPages = await readPages(db, ids)
    const getPublicationSummary = await loadPublicationSummaries(db, ids, locale)
    const subpageCounts = await countSubpages(db, ids)
    return storedPages.map(({ page, texts }) => {
      const { title, url, values } = getPublicationSummary(page.id)
      const localize = <Value>(toValue: (text: PageTextRow | undefined, textLocale: Locale) => Value) => ({
        de: toValue(texts.de, 'de'),
        en: toValue(texts.en, 'en'),
      })
      return {
        id: page.id,
        title,
        url,
        values: {
          ...toMenuSettings(page),
          title: localize((text) => text?.title ?? null),
          menu_name: localize((text) => text?.menuName ?? ''),
          url: localize((text, textLocale) => (text ? pageUrl(textLocale, text.path) : null)),
          state: values.state,
          below: subpageCounts.get(page.id) ?? 0,
        },
      }
    })
  },
  async read(db, id) {
    const [storedPage] = await readPages(db, [id])
    if (!storedPage) return null
    const { page, texts } = storedPage
    return {
      ...toMenuSettings(page),
      menu_name: { de: texts.de?.menuName ?? '', en: texts.en?.menuName ?? '' },
    }
  },
  async check(db, { parent }, id, locale) {
    if (parent === null) return null
    const [parentPage] = await readPages(db, [parent])
    return parentPage && parent !== id ? null : { parent: [navigationMessage(locale, 'invalidParent')] }
  },
  /** If the former parent no longer exists, the page keeps its current parent and position. */
  async omitMissingReferences(db, { parent, position, ...values }) {
    const isMissing = parent !== null && (await readPages(db, [parent])).length === 0
    return isMissing ? (values as Values) : { parent, position, ...values }
  },
  async update(db, id, values, author) {
    await changeAndRepublish(db, id, () => writeEntry(db, id, values, author), author)
  },
}

const toMenuSettings = ({ parentId: parent, position, ...page }: PageRow) => ({
  parent,
  position,
  in_menu: page.inMenu,
  in_footer: page.inFooter,
  is_highlight: page.isHighlight,
  is_clickable: page.isClickable,
})

/** A page of the page tree, with its texts by language. */
interface StoredPage {
  page: PageRow
  texts: Partial<Record<Locale, PageTextRow>>
}

async function readPages(db: Queryable, ids: readonly number[]): Promise<StoredPage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ page: pages, text: pageTexts })
    .from(pages)
    .innerJoin(pageTexts, eq(pageTexts.pageId, pages.id))
    .where(and(inArray(pages.id, [...ids]), eq(pages.contentType, 'page')))
  const storedPages = new Map<number, StoredPage>()
  for (const { page, text } of rows) {
    const { texts } = storedPages.get(page.id) ?? { texts: {} }
    storedPages.set(page.id, { page, texts: { ...texts, [text.locale]: text } })
  }
  return [...storedPages.values()]
}

async function countSubpages(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ parent: pages.parentId, count: sql<number>`count(*)::int` })
    .from(pages)
    .where(inArray(pages.parentId, [...ids]))
    .groupBy(pages.parentId)
  return new Map(rows.flatMap(({ parent, count }) => (parent === null ? [] : [[parent, count]])))
}

/**
 * Moves the page once, for all languages, and writes the flags and the menu name in each language.
 * Loads the revision again before each change, because each change increments the revision.
 */
async function writeEntry(db: Transaction, id: number, values: Values, author: Author): Promise<void> {
  const { parent, position, menu_name: names, ...flags } = values
  const { texts } = await requirePage(db, id)
  const languages = locales.filter((locale) => texts[locale])
  for (const [index, locale] of languages.entries()) {
    if (index === 0) {
      await movePage(db, { ...(await loadChange(db, id, locale, author)), parentId: parent, position })
    }
    const settings = { ...flags, menu_name: names[locale] }
    await changeSettings(db, { ...(await loadChange(db, id, locale, author)), settings })
  }
}

async function loadChange(db: Queryable, pageId: number, locale: Locale, { userId, now }: Author) {
  const { page, texts } = await requirePage(db, pageId)
  return { pageId, locale, userId, now, revision: getRevision({ page, text: texts[locale] ?? null }) }
}

async function requirePage(db: Queryable, id: number): Promise<StoredPage> {
  const [storedPage] = await readPages(db, [id])
  if (!storedPage) throw new NotFoundError(`There is no page ${id}.`)
  return storedPage
}
