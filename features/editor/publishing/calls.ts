import type { Result } from '@/lib/api/result'
import type { Waiver } from '@/lib/contract/accessibility-audit'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { changePage, pageAddress } from '../calls'

/** Stored with a version: a note for the list, and the waived findings of the accessibility check. */
export interface Publishing {
  note: string
  waived: Waiver[]
}

/** Makes the working copy what visitors see (contract, page editor). */
export function publishPage(locale: Locale, id: number, publishing: Publishing): Promise<Result<PageDraft>> {
  return changePage(`${pageAddress(locale, id)}/publish/`, publishing)
}

/** Times as ISO 8601; null for never, left out for what was decided before. */
export interface Schedule {
  publish_at?: string | null
  unpublish_at?: string | null
  /** The waived findings of the accessibility check, for the new version. */
  waived?: Waiver[]
}

/** Decides when the working copy of now goes online, and when the page goes offline. */
export function schedulePage(locale: Locale, id: number, schedule: Schedule): Promise<Result<PageDraft>> {
  return changePage(`${pageAddress(locale, id)}/schedule/`, schedule)
}
