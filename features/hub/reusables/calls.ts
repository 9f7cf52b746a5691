import { call, emptyResponseSchema } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditedSelection, editedSelectionSchema } from '@/lib/contract/pages/html-selection'
import { type ReusableContainer, type ReusableUse, reusableInUseSchema } from '@/lib/contract/pages/reusable'

export const toContainersPath = (locale: Locale) => `/${locale}/pageeditor-api/container/`
export const toSelectionsPath = (locale: Locale) => `/${locale}/api/html/`

/** The title and slug of a reusable container or HTML selection. */
export interface ReusableNames {
  title: string
  slug: string
}

export const createContainer = (locale: Locale, { title, slug }: ReusableNames): Promise<Result<Module>> =>
  call(moduleSchema, { method: 'POST', path: toContainersPath(locale), data: { slug, data: { title } } })

export const renameContainer = (
  locale: Locale,
  { id, revision, data }: ReusableContainer,
  title: string,
): Promise<Result<Module>> =>
  call(moduleSchema, {
    method: 'POST',
    path: `${toContainersPath(locale)}${id}/`,
    data: { revision, data: { ...data, title } },
  })

export const deleteContainer = (locale: Locale, { id, revision }: ReusableContainer): Promise<Result<null>> =>
  call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toContainersPath(locale)}${id}/`,
    data: { revision },
  })

export const createSelection = (
  locale: Locale,
  data: ReusableNames & { html_code: string },
): Promise<Result<EditedSelection>> =>
  call(editedSelectionSchema, { method: 'POST', path: toSelectionsPath(locale), data })

export const updateSelection = (
  locale: Locale,
  { slug, revision }: EditedSelection,
  change: { title?: string; html_code?: string },
): Promise<Result<EditedSelection>> =>
  call(editedSelectionSchema, {
    method: 'PATCH',
    path: `${toSelectionsPath(locale)}${slug}/`,
    data: { ...change, revision },
  })

export const deleteSelection = (locale: Locale, { slug, revision }: EditedSelection): Promise<Result<null>> =>
  call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toSelectionsPath(locale)}${slug}/`,
    data: { revision },
  })

/** Returns the uses that prevented a deletion. */
export function parseUses({ data }: Failure): ReusableUse[] {
  return reusableInUseSchema.safeParse(data).data?.used_by ?? []
}
