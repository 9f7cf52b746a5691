import type { z } from 'zod'
import type { menuRecords } from '@/lib/contract/administration/menu'
import type { FooterEntry, navigationRecords, OutlineEntry } from '@/lib/contract/administration/navigation'
import type { Locale } from '@/lib/contract/common/locale'
import { locales } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import type { OutlineItem } from './outline'

type Page = z.output<typeof menuRecords.row> & { id: number }
type Link = z.output<typeof navigationRecords.row>['links'][number]

/** Data for displaying an entry of a menu or the footer. */
export interface Entry {
  name: string
  url: string
  /** Address of the form that edits the page or link. */
  formHref: string
  /** The page; null if the entry is a link. */
  page: Page | null
}

/** Finds the data for displaying an entry by its key; null if the page or link was deleted. */
export type FindEntry = (key: string) => Entry | null

export const toEntryKey = ({ kind, id }: FooterEntry): string => `${kind}-${id}`

export function parseEntryKey(key: string): FooterEntry {
  const [kind, id] = key.split('-')
  return { kind: kind === 'link' ? 'link' : 'page', id: Number(id) }
}

export const toOutlineItems = (outline: readonly OutlineEntry[]): OutlineItem[] =>
  outline.map(({ page, level }) => ({ key: toEntryKey({ kind: 'page', id: page }), level }))

export const toOutline = (items: readonly OutlineItem[]): OutlineEntry[] =>
  items.map(({ key, level }) => ({ page: parseEntryKey(key).id, level }))

/**
 * Returns a function that finds entries. An entry has its name in the language of the user, or in
 * the other language if that name is missing.
 */
export function createEntryIndex(pages: readonly Page[], links: readonly Link[], locale: Locale): FindEntry {
  const entries = new Map<string, Entry>([
    ...pages.map((page): [string, Entry] => [
      toEntryKey({ kind: 'page', id: page.id }),
      {
        name: toLocaleText(page.menu_name, locale) || toLocaleText(page.title, locale),
        url: toLocaleText(page.url, locale),
        formHref: toAdministrationAddress(locale, 'menu', page.id),
        page,
      },
    ]),
    ...links.map((link): [string, Entry] => [
      toEntryKey({ kind: 'link', id: link.id }),
      {
        name: toLocaleText(link.title, locale),
        url: toLocaleText(link.url, locale),
        formHref: toAdministrationAddress(locale, 'footer-links', link.id),
        page: null,
      },
    ]),
  ])
  return (key) => entries.get(key) ?? null
}

function toLocaleText(texts: Readonly<Record<Locale, string | null>>, locale: Locale): string {
  return texts[locale] || locales.map((language) => texts[language]).find(Boolean) || ''
}
