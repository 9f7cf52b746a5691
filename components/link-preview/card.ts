import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { eventKindTitles } from '@/lib/contract/records/event-record'
import type { PageRecord } from '@/lib/contract/records/page-record'
import type { Settings } from '@/lib/contract/site/settings'
import { formatDate, formatDateRange } from '@/lib/time-in-words'
import { isDrawable } from './set-text'

/** The content of the preview picture that other services show for a link to a page. */
export interface Card {
  /** The kind of the page and its day or place; may be empty. */
  kind: string
  title: string
  /** The name of the site; empty on its home page, whose title is the name. */
  siteName: string
  scene: 'stage' | 'paper' | 'crimson'
}

const scenes = {
  article: 'paper',
  press_release: 'crimson',
  event: 'crimson',
  organization: 'stage',
} as const satisfies Record<PageRecord['type'], Card['scene']>

/** Returns the content of a page's preview picture; null if a character cannot be drawn. */
export function toCard(page: Page, settings: Pick<Settings, 'name' | 'claim'>, locale: Locale): Card | null {
  const { record, parents, title } = page
  const isHome = page.urls[locale] === `/${locale}`
  const card: Card = {
    kind: [isHome ? settings.claim : parents.at(-1)?.title, ...(record ? toFacts(record, locale) : [])]
      .filter(Boolean)
      .join(' · '),
    title: isHome ? settings.name : page.og_title || title,
    siteName: isHome ? '' : settings.name,
    scene: record ? scenes[record.type] : 'stage',
  }
  return [card.kind, card.title, card.siteName].every(isDrawable) ? card : null
}

function toFacts(record: PageRecord, locale: Locale): string[] {
  if (record.type === 'organization') return [record.kind, record.place]
  if (record.type !== 'event') return [formatDate(record.date.slice(0, 10), locale)]
  const [start, end] = [record.start.slice(0, 10), record.end.slice(0, 10)]
  const days = start === end ? formatDate(start, locale) : formatDateRange(start, end, locale)
  return [eventKindTitles[record.kind][locale], days]
}

export function toAlternativeText({ kind, title, siteName }: Card): string {
  return [title, kind, siteName].filter(Boolean).join(' – ')
}
