import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { changePage, getPagePath } from '../calls'

/** Data of a new version: a note for the version list, and the waivers of the audit. */
export interface Publication {
  note: string
  waived: Waiver[]
  /** True to keep a scheduled publication, which is canceled otherwise. */
  keeps_plan?: boolean
}

/** Publishes the working copy (contract, page editor). */
export function publishPage(locale: Locale, id: number, publication: Publication): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/publish/`, publication)
}

/** ISO 8601 times; null for never, undefined to keep the current schedule. */
export interface Schedule {
  publish_at?: string | null
  unpublish_at?: string | null
  /** True to keep the scheduled version instead of the working copy. */
  keeps_version?: boolean
  /** The waivers of the accessibility audit, for the new version. */
  waived?: Waiver[]
}

/** Schedules the publication and the unpublication of a page. */
export function schedulePage(locale: Locale, id: number, schedule: Schedule): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/schedule/`, schedule)
}
