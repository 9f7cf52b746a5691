import type { FooterEntry, NavigationValues } from '@/lib/contract/administration/navigation'
import { itemsOfOutline, outlineOfItems, parseEntryKey, toEntryKey } from './entry'
import type { OutlineItem } from './outline'

/** A menu or the footer. */
export type NavigationPart = keyof NavigationValues

export const navigationParts: readonly NavigationPart[] = ['menu', 'members', 'footer']

/** The entries of a part, as its tree arranges them; the footer has one level. */
export const toItems = (values: NavigationValues, part: NavigationPart): OutlineItem[] =>
  part === 'footer'
    ? values.footer.map((entry) => ({ key: toEntryKey(entry), level: 1 }))
    : itemsOfOutline(values[part])

/** The value of a part with these entries. */
export const toPartValue = (part: NavigationPart, items: readonly OutlineItem[]) =>
  part === 'footer' ? items.map(({ key }) => parseEntryKey(key)) : outlineOfItems(items)

const pagesInMenus = ({ menu, members }: NavigationValues) => [...menu, ...members].map(({ page }) => page)

const pagesInFooter = (footer: readonly FooterEntry[]) =>
  footer.filter(({ kind }) => kind === 'page').map(({ id }) => id)

/** The ids of the pages that are in a menu or the footer. */
export const listPages = (values: NavigationValues) => [
  ...pagesInMenus(values),
  ...pagesInFooter(values.footer),
]

/**
 * The ids of the pages that cannot be added to a part: a page is in one menu, and once in the
 * footer.
 */
export const pagesBeside = (values: NavigationValues, part: NavigationPart) =>
  part === 'footer' ? pagesInFooter(values.footer) : pagesInMenus(values)
