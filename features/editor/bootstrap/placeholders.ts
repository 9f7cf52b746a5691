import { editorOf } from '@/features/blocks/editors'
import { missingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import type { Data } from '../core/document'
import { pick } from '../core/merge'

/** The data that the page shows of a module: its own, with placeholders for missing fields. */
export function createPlaceholders(locale: Locale): (model: string, data: Data) => Data {
  // Memoized by the data's identity, so that the block is not rendered again.
  const shown = new WeakMap<Data, Data>()
  return (model, data) => {
    const editor = editorOf(model)
    if (!editor?.placeholder) return data
    const fields = new Set([...missingFields({ model, data }), ...(editor.emptyFields?.(data) ?? [])])
    if (fields.size === 0) return data
    const known = shown.get(data) ?? { ...data, ...pick(editor.placeholder(locale), [...fields]) }
    shown.set(data, known)
    return known
  }
}
