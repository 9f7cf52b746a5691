import { getBlockEditor } from '@/features/blocks/editors'
import { listMissingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import type { Data } from '../core/document'
import { pickFields } from '../core/merge'

/** Creates a function that fills missing fields of a module with placeholders, for display. */
export function createPlaceholders(locale: Locale): (model: string, data: Data) => Data {
  // Memoized by the identity of the data, so that the block is not rendered again.
  const cache = new WeakMap<Data, Data>()
  return (model, data) => {
    const editor = getBlockEditor(model)
    if (!editor?.placeholder) return data
    const fields = new Set([...listMissingFields({ model, data }), ...(editor.emptyFields?.(data) ?? [])])
    if (fields.size === 0) return data
    const dataWithPlaceholders = cache.get(data) ?? {
      ...data,
      ...pickFields(editor.placeholder(locale), [...fields]),
    }
    cache.set(data, dataWithPlaceholders)
    return dataWithPlaceholders
  }
}
