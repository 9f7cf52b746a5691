import type { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
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
import { type Failure, failureOf } from './failure'
import { type Branch, branchOf } from './page-list'
import type { Place } from './tree'

/** What a call comes to: its answer, or why it did nothing. */
export type CallResult<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

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
export async function readPages(locale: Locale, asked: Asked, part = 1): Promise<CallResult<Branch>> {
  const result = await call(pageTreeSchema, 'GET', pagesAddress(locale, asked, part))
  return result.ok ? { ok: true, value: branchOf(result.value, locale) } : result
}

export const readDraftsAndSchedules = (locale: Locale): Promise<CallResult<DraftsAndSchedules>> =>
  call(draftsAndSchedulesSchema, 'GET', `/${locale}/pageeditor-api/drafts-and-schedules/`)

export const readRecent = (locale: Locale): Promise<CallResult<RecentChange[]>> =>
  call(recentChangesSchema, 'GET', `/${locale}/pageeditor-api/recent/`)

export const readLinks = (locale: Locale, id: number): Promise<CallResult<PageLinks>> =>
  call(pageLinksSchema, 'GET', address({ locale, id }, 'links/'))

export const createPage = (
  locale: Locale,
  page: { title: string; slug: string; parent: number | null },
): Promise<CallResult<PageDraft>> => call(pageDraftSchema, 'POST', `/${locale}/pageeditor-api/page/`, page)

export const renamePage = (target: Target, { title, slug }: PageNames): Promise<CallResult<PageDraft>> =>
  call(pageDraftSchema, 'POST', address(target), {
    revision: target.revision,
    data: { title, ...(slug !== null && { slug }) },
  })

export const movePage = (target: Target, place: Place): Promise<CallResult<PageDraft>> =>
  call(pageDraftSchema, 'POST', address(target, 'move/'), { ...place, revision: target.revision })

/** Copies a page, without what is below it, to the end of what is below another. */
export const copyPage = (locale: Locale, id: number, parent: number | null): Promise<CallResult<PageDraft>> =>
  call(pageDraftSchema, 'POST', address({ locale, id }, 'copy/'), { parent })

export const unpublishPage = (locale: Locale, id: number): Promise<CallResult<PageDraft>> =>
  call(pageDraftSchema, 'POST', address({ locale, id }, 'unpublish/'), {})

/** Deletes a page in all languages; `redirect` is where its addresses lead from then on, null nowhere. */
export async function deletePage(target: Target, redirect: string | null): Promise<CallResult<null>> {
  const answer = await callBackend('DELETE', address(target), {
    data: { revision: target.revision, redirect },
  })
  return answer.status === 204 ? { ok: true, value: null } : { ok: false, failure: failureOf(answer) }
}

function address({ locale, id }: Pick<Target, 'locale' | 'id'>, step = ''): string {
  return `/${locale}/pageeditor-api/page/${id}/${step}`
}

async function call<Schema extends z.ZodType>(
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
): Promise<CallResult<z.infer<Schema>>> {
  const answer = await callBackend(method, path, data === undefined ? {} : { data })
  const value = schema.safeParse(answer.data)
  return answer.status < 300 && value.success
    ? { ok: true, value: value.data }
    : { ok: false, failure: failureOf(answer) }
}
