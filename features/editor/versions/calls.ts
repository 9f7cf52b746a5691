import { call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import { type PageDiff, pageDiffSchema } from '@/lib/contract/page-diff'
import {
  type PageDraft,
  type PageVersion,
  pageDraftSchema,
  pageVersionListSchema,
} from '@/lib/contract/page-editing'
import { changePage, pageAddress } from '../calls'
import { workingCopy } from './views'

/** A part of a page's versions, the newest first. */
export interface VersionsPart {
  versions: PageVersion[]
  /** How many there are in all. */
  count: number
}

/** Reads versions, `size` (100 at most) on each page of the list; pages count from 1. */
export async function readVersions(
  locale: Locale,
  id: number,
  { page, size }: { page: number; size: number },
): Promise<Result<VersionsPart>> {
  const path = `${pageAddress(locale, id)}/versions/?page=${page}&page_size=${size}`
  const list = await call(pageVersionListSchema, { method: 'GET', path })
  return list.ok ? { ok: true, value: { versions: list.value.results, count: list.value.count } } : list
}

/** What two states of a page are, and what changed from one to the other; each a version's id or the working copy. */
export async function readComparison(
  locale: Locale,
  { id, path }: { id: number; path: string },
  { from, to }: { from: string; to: string },
): Promise<Result<{ before: PageDraft; after: PageDraft; diff: PageDiff }>> {
  const stateAt = (state: string) => {
    const query = state === workingCopy ? 'draft=1' : `version_id=${state}`
    return call(pageDraftSchema, { method: 'GET', path: `/${locale}/pageeditor-api/page/${path}?${query}` })
  }
  const [before, after, diff] = await Promise.all([
    stateAt(from),
    stateAt(to),
    call(pageDiffSchema, { method: 'GET', path: `${pageAddress(locale, id)}/versions/${from}/diff/${to}/` }),
  ])
  if (!before.ok) return before
  if (!after.ok) return after
  if (!diff.ok) return diff
  return { ok: true, value: { before: before.value, after: after.value, diff: diff.value } }
}

/** Brings a version back into the working copy, or one module of it; what was there stays as a version (contract). */
export function restoreVersion(
  locale: Locale,
  id: number,
  what: { version: number; module?: number },
): Promise<Result<PageDraft>> {
  return changePage(`${pageAddress(locale, id)}/restore/`, what)
}
