import type { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import { type PageDiff, pageDiffSchema } from '@/lib/contract/page-diff'
import {
  type PageDraft,
  type PageVersion,
  pageDraftSchema,
  pageVersionListSchema,
} from '@/lib/contract/page-editing'
import { changePage, type PageResult, pageAddress } from '../calls'
import { workingCopy } from './views'

/** What was read, or the status that came in its place; 0 where no answer came. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; status: number }

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
): Promise<ReadResult<VersionsPart>> {
  const path = `${pageAddress(locale, id)}/versions/?page=${page}&page_size=${size}`
  const list = await readAs(path, pageVersionListSchema)
  return list.ok ? { ok: true, data: { versions: list.data.results, count: list.data.count } } : list
}

/** What two states of a page are, and what changed from one to the other; each a version's id or the working copy. */
export async function readComparison(
  locale: Locale,
  { id, path }: { id: number; path: string },
  { from, to }: { from: string; to: string },
): Promise<ReadResult<{ before: PageDraft; after: PageDraft; diff: PageDiff }>> {
  const stateAt = (state: string) =>
    readAs(
      `/${locale}/pageeditor-api/page/${path}?${state === workingCopy ? 'draft=1' : `version_id=${state}`}`,
      pageDraftSchema,
    )
  const [before, after, diff] = await Promise.all([
    stateAt(from),
    stateAt(to),
    readAs(`${pageAddress(locale, id)}/versions/${from}/diff/${to}/`, pageDiffSchema),
  ])
  if (!before.ok) return before
  if (!after.ok) return after
  if (!diff.ok) return diff
  return { ok: true, data: { before: before.data, after: after.data, diff: diff.data } }
}

/** Brings a version back into the working copy, or one module of it; what was there stays as a version (contract). */
export function restoreVersion(
  locale: Locale,
  id: number,
  what: { version: number; module?: number },
): Promise<PageResult> {
  return changePage(`${pageAddress(locale, id)}/restore/`, what)
}

async function readAs<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<ReadResult<z.output<Schema>>> {
  const { status, data } = await callBackend('GET', path)
  if (status !== 200) return { ok: false, status }
  const known = schema.safeParse(data)
  return known.success ? { ok: true, data: known.data } : { ok: false, status: 502 }
}
