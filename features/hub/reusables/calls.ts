import { call, nothing } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditedSelection, editedSelectionSchema } from '@/lib/contract/pages/html-selection'
import { type ReusableContainer, type ReusableUse, reusableInUseSchema } from '@/lib/contract/pages/reusable'

export const containersAddress = (locale: Locale) => `/${locale}/pageeditor-api/container/`
export const selectionsAddress = (locale: Locale) => `/${locale}/api/html/`

/** What a reusable container or HTML selection is called. */
export interface Names {
  title: string
  slug: string
}

export const createContainer = (locale: Locale, { title, slug }: Names): Promise<Result<Module>> =>
  call(moduleSchema, { method: 'POST', path: containersAddress(locale), data: { slug, data: { title } } })

export const renameContainer = (
  locale: Locale,
  { id, revision, data }: ReusableContainer,
  title: string,
): Promise<Result<Module>> =>
  call(moduleSchema, {
    method: 'POST',
    path: `${containersAddress(locale)}${id}/`,
    data: { revision, data: { ...data, title } },
  })

export const deleteContainer = (locale: Locale, { id, revision }: ReusableContainer): Promise<Result<null>> =>
  call(nothing, { method: 'DELETE', path: `${containersAddress(locale)}${id}/`, data: { revision } })

export const createSelection = (
  locale: Locale,
  data: Names & { html_code: string },
): Promise<Result<EditedSelection>> =>
  call(editedSelectionSchema, { method: 'POST', path: selectionsAddress(locale), data })

export const changeSelection = (
  locale: Locale,
  { slug, revision }: EditedSelection,
  change: { title: string; html_code: string },
): Promise<Result<EditedSelection>> =>
  call(editedSelectionSchema, {
    method: 'PATCH',
    path: `${selectionsAddress(locale)}${slug}/`,
    data: { ...change, revision },
  })

export const deleteSelection = (locale: Locale, { slug, revision }: EditedSelection): Promise<Result<null>> =>
  call(nothing, { method: 'DELETE', path: `${selectionsAddress(locale)}${slug}/`, data: { revision } })

/** What shows something, if it was not deleted because of that. */
export function usesOf({ data }: Failure): ReusableUse[] {
  return reusableInUseSchema.safeParse(data).data?.used_by ?? []
}
