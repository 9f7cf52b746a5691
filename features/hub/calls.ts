import { call, emptyResponseSchema } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type BulkPublished,
  bulkPublishedSchema,
  type PageDraft,
  type PageInLanguage,
  pageDraftSchema,
} from '@/lib/contract/pages/page-editing'
import {
  type TextReplacement,
  type TextReplacementRequest,
  textReplacementSchema,
} from '@/lib/contract/pages/text-replacement'
import { type RestoredPage, restoredPageSchema } from '@/lib/contract/pages/trash'
import type { ChangeTarget } from './page-list/page-list'
import type { TreePosition } from './page-list/tree-position'

/** The title and the last segment of the address. A missing property stays unchanged. */
export type PageNames = Partial<Record<'title' | 'slug', string>>

export const createPage = (
  locale: Locale,
  page: { title: string; slug: string; parent: number | null; template: number | null },
): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, { method: 'POST', path: `/${locale}/pageeditor-api/page/`, data: page })

export const renamePage = (target: ChangeTarget, names: PageNames): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, {
    method: 'POST',
    path: toPagePath(target),
    data: { revision: target.revision, data: names },
  })

export const movePage = (target: ChangeTarget, position: TreePosition): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, {
    method: 'POST',
    path: toPagePath(target, 'move/'),
    data: { ...position, revision: target.revision },
  })

/** Copies a page, without its descendants, as the last child of another one. */
export const copyPage = (locale: Locale, id: number, parent: number | null): Promise<Result<PageDraft>> =>
  call(pageDraftSchema, { method: 'POST', path: toPagePath({ locale, id }, 'copy/'), data: { parent } })

/** Moves a page to the trash in all languages. Its addresses redirect to `redirect`, if any. */
export const deletePage = (target: ChangeTarget, redirect: string | null): Promise<Result<null>> =>
  call(emptyResponseSchema, {
    method: 'DELETE',
    path: toPagePath(target),
    data: { revision: target.revision, redirect },
  })

/** Restores a page from the trash. The restored page is offline. */
export const restorePage = (locale: Locale, id: number): Promise<Result<RestoredPage>> =>
  call(restoredPageSchema, { method: 'POST', path: `${toTrashPath(locale, id)}restore/`, data: {} })

export const purgePage = (locale: Locale, id: number): Promise<Result<null>> =>
  call(emptyResponseSchema, { method: 'DELETE', path: toTrashPath(locale, id) })

/** Publishes several pages independently. With `is_check` it only reports the refused pages. */
export const publishPages = (
  locale: Locale,
  publishing: { pages: PageInLanguage[]; note?: string; is_check?: boolean },
): Promise<Result<BulkPublished>> =>
  call(bulkPublishedSchema, { method: 'POST', path: `/${locale}/pageeditor-api/publish/`, data: publishing })

/** Replaces a text in the working copies of pages; publishes nothing. */
export const replaceText = (locale: Locale, request: TextReplacementRequest): Promise<Result<TextReplacement>> =>
  call(textReplacementSchema, {
    method: 'POST',
    path: `/${locale}/pageeditor-api/text-replacements/`,
    data: request,
  })

/** Reverses a replacement in texts that have not changed since. */
export const undoReplacement = (locale: Locale, id: number): Promise<Result<TextReplacement>> =>
  call(textReplacementSchema, {
    method: 'POST',
    path: `/${locale}/pageeditor-api/text-replacements/${id}/undo/`,
    data: {},
  })

const toTrashPath = (locale: Locale, id: number) => `/${locale}/pageeditor-api/trash/${id}/`

function toPagePath({ locale, id }: Pick<ChangeTarget, 'locale' | 'id'>, action = ''): string {
  return `/${locale}/pageeditor-api/page/${id}/${action}`
}
