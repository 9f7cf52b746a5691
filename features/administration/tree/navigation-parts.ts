import type { FooterEntry, NavigationValues } from '@/lib/contract/administration/navigation'
import { parseEntryKey, toEntryKey, toOutline, toOutlineItems } from './entry'
import type { OutlineItem } from './outline'

/** A menu or the footer. */
export type NavigationPart = keyof NavigationValues

export const navigationParts: readonly NavigationPart[] = ['menu', 'members', 'footer']

/** Returns the entries of a part for its tree. The footer has a single level. */
export const toItems = (values: NavigationValues, part: NavigationPart): OutlineItem[] =>
  part === 'footer'
    ? values.footer.map((entry) => ({ key: toEntryKey(entry), level: 1 }))
    : toOutlineItems(values[part])

export const toPartValue = (part: NavigationPart, items: readonly OutlineItem[]) =>
  part === 'footer' ? items.map(({ key }) => parseEntryKey(key)) : toOutline(items)

const listPagesInMenus = ({ menu, members }: NavigationValues) => [...menu, ...members].map(({ page }) => page)

const listPagesInFooter = (footer: readonly FooterEntry[]) =>
  footer.filter(({ kind }) => kind === 'page').map(({ id }) => id)

/** Returns the ids of the pages in the menus and the footer. */
export const listPages = (values: NavigationValues) => [
  ...listPagesInMenus(values),
  ...listPagesInFooter(values.footer),
]

/**
 * Returns the ids of the pages that cannot be added to a part. A page may be in one menu only, and
 * in the footer once.
 */
export const listUnavailablePages = (values: NavigationValues, part: NavigationPart) =>
  part === 'footer' ? listPagesInFooter(values.footer) : listPagesInMenus(values)
