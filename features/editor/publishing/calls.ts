import type { Locale } from '@/lib/contract/locale'
import { changePage, type PageResult, pageAddress } from '../calls'

/** Makes the working copy what visitors see; `note` is for the list of versions (contract, page editor). */
export function publishPage(locale: Locale, id: number, note: string): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/publish/`, { note })
}

/** Takes the page away from visitors in one language. */
export function unpublishPage(locale: Locale, id: number): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/unpublish/`, {})
}

/** Times as ISO 8601; null for never, left out for what was decided before. */
export interface Schedule {
  publish_at?: string | null
  unpublish_at?: string | null
}

/** Decides when the working copy of now goes online, and when the page goes offline. */
export function schedulePage(locale: Locale, id: number, schedule: Schedule): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/schedule/`, schedule)
}
