import { call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { NestedModule } from '@/lib/contract/pages/module-writes'
import { type SavedBlocks, savedBlocksListSchema } from '@/lib/contract/pages/saved-blocks'

export const savedBlocksAddress = (locale: Locale) => `/${locale}/pageeditor-api/saved-blocks/`

/** What a template is called, and whether new pages may begin with it. */
export interface TemplateNames {
  name: string
  is_page: boolean
}

/** Each call answers with all templates as they are then. */
type Answer = Promise<Result<SavedBlocks[]>>

export const saveBlocks = (locale: Locale, data: TemplateNames & { blocks: NestedModule[] }): Answer =>
  call(savedBlocksListSchema, { method: 'POST', path: savedBlocksAddress(locale), data })

export const changeSavedBlocks = (locale: Locale, id: number, data: Partial<TemplateNames>): Answer =>
  call(savedBlocksListSchema, { method: 'PATCH', path: `${savedBlocksAddress(locale)}${id}/`, data })

export const removeSavedBlocks = (locale: Locale, id: number): Answer =>
  call(savedBlocksListSchema, { method: 'DELETE', path: `${savedBlocksAddress(locale)}${id}/` })
