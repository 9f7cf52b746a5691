import { call, nothing } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/page-editing'
import {
  type DraftsAndSchedules,
  draftsAndSchedulesSchema,
  type PageLinks,
  pageLinksSchema,
  pageTreeSchema,
  type RecentChange,
  recentChangesSchema,
} from '@/lib/contract/page-tree'
import { type Branch, branchOf } from './page-list'
import type { Place } from './tree'

/** Which page a change is about, and the state of it that it changes. */
export interface Target {
  locale: Locale
  id: number
  revision: number
}

export interface PageNames {
  title: string
  /** Null leaves the address as it is. */
  slug: string | null
}

/** How many pages are read at once. */
export const pageSize = 100

/** Which pages are asked for: below another (null: at the top), those with words, or one alone. */
export type Asked = { parent: number | null } | { search: string } | { id: number }

/** The address of a part of the pages that are asked for, in a language. */
export function pagesAddress(locale: Locale, asked: Asked, part = 1): string {
  const [[name, value] = []] = Object.entries(asked)
  const query = new URLSearchParams({ page_size: String(pageSize), page: String(part) })
  if (name !== undefined && value !== null) query.set(name, String(value))
  return `/${locale}/pageeditor-api/pages/?${query}`
}

/** A part of the pages that are asked for, as they are now. */
export async function readPages(locale: Locale, asked: Asked, part = 1): Promise<Result<Branch>> {
  const result = await call(pageTreeSchema, { method: 'GET', path: pagesAddress(locale, asked, part) })
  return result.ok ? { ok: true, value: branchOf(result.value, locale) } : result
}

export const readDraftsAndSchedules = (locale: Locale): Promise<Result<DraftsAndSchedules>> =>
  call(draftsAndSchedulesSchema, { method: 'GET', path: `/${locale}/pageeditor-api/drafts-and-schedules/` })

export const readRecent = (locale: Locale): Promise<Result<RecentChange[]>> =>
  call(recentChangesSchema, { method: 'GET', path: `/${locale}/pageeditor-api/recent/` })

export const readLinks = (locale: Locale, id: number): Promise<Result<PageLinks>> =>
  call(pageLinksSchema, { method: 'GET', path: address({ locale, id }, 'links/') })

export const createPage = (
  locale: Locale,
  page: { title: string; slug: string; parent: number | null },
): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, { method: 'POST', path: `/${locale}/pageeditor-api/page/`, data: page })

export const renamePage = (target: Target, { title, slug }: PageNames): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, {
    method: 'POST',
    path: address(target),
    data: { revision: target.revision, data: { title, ...(slug !== null && { slug }) } },
  })

export const movePage = (target: Target, place: Place): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, {
    method: 'POST',
    path: address(target, 'move/'),
    data: { ...place, revision: target.revision },
  })

/** Copies a page, without what is below it, to the end of what is below another. */
export const copyPage = (locale: Locale, id: number, parent: number | null): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, { method: 'POST', path: address({ locale, id }, 'copy/'), data: { parent } })

export const unpublishPage = (locale: Locale, id: number): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, { method: 'POST', path: address({ locale, id }, 'unpublish/'), data: {} })

/** Deletes a page in all languages; `redirect` is where its addresses lead from then on, null nowhere. */
export const deletePage = (target: Target, redirect: string | null): Promise<Result<null>> =>
  call(nothing, {
    method: 'DELETE',
    path: address(target),
    data: { revision: target.revision, redirect },
  })

function address({ locale, id }: Pick<Target, 'locale' | 'id'>, step = ''): string {
  return `/${locale}/pageeditor-api/page/${id}/${step}`
}
