import { call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { NestedModule } from '@/lib/contract/pages/module-writes'
import { type SavedBlocks, savedBlocksListSchema } from '@/lib/contract/pages/saved-blocks'

export const getSavedBlocksPath = (locale: Locale) => `/${locale}/pageeditor-api/saved-blocks/`

/** The name of a template, and whether new pages may start from it (`is_page`). */
export interface TemplateNames {
  name: string
  is_page: boolean
}

/** Each call responds with all templates after the change. */
type SavedBlocksResult = Promise<Result<SavedBlocks[]>>

export const saveBlocks = (locale: Locale, data: TemplateNames & { blocks: NestedModule[] }): SavedBlocksResult =>
  call(savedBlocksListSchema, { method: 'POST', path: getSavedBlocksPath(locale), data })

export const updateSavedBlocks = (locale: Locale, id: number, data: Partial<TemplateNames>): SavedBlocksResult =>
  call(savedBlocksListSchema, { method: 'PATCH', path: `${getSavedBlocksPath(locale)}${id}/`, data })

export const deleteSavedBlocks = (locale: Locale, id: number): SavedBlocksResult =>
  call(savedBlocksListSchema, { method: 'DELETE', path: `${getSavedBlocksPath(locale)}${id}/` })
