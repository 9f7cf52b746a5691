import type { z } from 'zod'
import type { menuRecords } from '@/lib/contract/administration/menu'
import type { FooterEntry, navigationRecords, OutlineEntry } from '@/lib/contract/administration/navigation'
import type { Locale } from '@/lib/contract/common/locale'
import { locales } from '@/lib/contract/common/locale'
import { administrationAddress } from '@/lib/i18n/administration-address'
import type { OutlineItem } from './outline'

type Page = z.output<typeof menuRecords.row> & { id: number }
type Link = z.output<typeof navigationRecords.row>['links'][number]

/** The display data of an entry of a menu or the footer. */
export interface Entry {
  /** The name in menus. */
  name: string
  /** The link target. */
  url: string
  /** The form for editing the entry. */
  form: string
  /** The page, unless it is a link. */
  page: Page | null
}

/** Finds the display data of an entry by its key; null for a deleted one. */
export type EntryOf = (key: string) => Entry | null

export const toEntryKey = ({ kind, id }: FooterEntry): string => `${kind}-${id}`

/** Returns the entry of a key. */
export function parseEntryKey(key: string): FooterEntry {
  const [kind, id] = key.split('-')
  return { kind: kind === 'link' ? 'link' : 'page', id: Number(id) }
}

export const toOutlineItems = (outline: readonly OutlineEntry[]): OutlineItem[] =>
  outline.map(({ page, level }) => ({ key: toEntryKey({ kind: 'page', id: page }), level }))

export const toOutline = (items: readonly OutlineItem[]): OutlineEntry[] =>
  items.map(({ key, level }) => ({ page: parseEntryKey(key).id, level }))

/** Names entries in the language of the user, or in the other language if that is missing. */
export function createEntryIndex(pages: readonly Page[], links: readonly Link[], locale: Locale): EntryOf {
  const entries = new Map<string, Entry>([
    ...pages.map((page): [string, Entry] => [
      toEntryKey({ kind: 'page', id: page.id }),
      {
        name: toLocaleText(page.menu_name, locale) || toLocaleText(page.title, locale),
        url: toLocaleText(page.url, locale),
        form: administrationAddress(locale, 'menu', page.id),
        page,
      },
    ]),
    ...links.map((link): [string, Entry] => [
      toEntryKey({ kind: 'link', id: link.id }),
      {
        name: toLocaleText(link.title, locale),
        url: toLocaleText(link.url, locale),
        form: administrationAddress(locale, 'footer-links', link.id),
        page: null,
      },
    ]),
  ])
  return (key) => entries.get(key) ?? null
}

function toLocaleText(texts: Readonly<Record<Locale, string | null>>, locale: Locale): string {
  return texts[locale] || locales.map((language) => texts[language]).find(Boolean) || ''
}
