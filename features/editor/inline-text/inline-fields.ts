import type { InlineField } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { Data } from '../core/document'

/** A field in place, and the element that shows it. */
export interface ShownField extends InlineField {
  element: HTMLElement
}

/**
 * Where the fields of a block are shown. Views know nothing of editing, so that visitors get no byte for it: a plain field is
 * found by its words, since an element that shows it shows nothing else.
 * @param block the element of the block
 * @param shown the data that it shows
 */
export function shownFields(block: HTMLElement, model: string, shown: Data): ShownField[] {
  return (editorOf(model)?.inline ?? []).flatMap((field) => {
    const element =
      field.kind === 'rich' ? block.firstElementChild : elementWith(block, String(shown[field.field] ?? ''))
    return element instanceof HTMLElement ? { ...field, element } : []
  })
}

/** The first element that shows these words alone; none of another block within this one. */
function elementWith(block: HTMLElement, words: string): Element | null {
  if (words.trim() === '') return null
  const elements = [...block.querySelectorAll('*')].filter(
    (element) => element.closest('[data-module]') === block,
  )
  return elements.find((element) => isText(element) && element.textContent === words) ?? null
}

const isText = ({ childNodes }: Element) =>
  childNodes.length > 0 && [...childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE)
