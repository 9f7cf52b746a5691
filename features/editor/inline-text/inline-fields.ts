import type { InlineField } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import { blockKeyAt } from '../page-elements/block-element'

/** An inline field and the element that shows it. */
export interface ShownField extends InlineField {
  element: HTMLElement
}

/**
 * The elements of a block's inline fields, which views mark by `data-field` while a page is edited. Plain fields are left out
 * if their element is empty or contains other elements, such as the hints of an external link.
 * @param block the element of the block
 */
export function shownFields(block: HTMLElement, model: string): ShownField[] {
  const marked = [...block.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (element) => blockKeyAt(element) === block.dataset.module,
  )
  return (editorOf(model)?.inline ?? []).flatMap((field) => {
    const element = marked.find(({ dataset }) => dataset.field === field.field)
    return element && (field.kind !== 'plain' || isPlainText(element)) ? { ...field, element } : []
  })
}

const isPlainText = ({ childNodes }: Element) =>
  childNodes.length > 0 && [...childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE)
