import type { InlineField } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import { type EditorDocument, pageKey } from '../core/document'
import { findBlockElement, findTextKey, settingPrefix } from '../page-elements/block-element'

/** A field that is edited on the page itself, and the element that shows it. */
export interface EditableField extends InlineField {
  element: HTMLElement
}

/** The settings that are edited in the head of the page. */
const headFields = ['headline', 'title', 'hero_text'].map((field): InlineField => ({ field, kind: 'plain' }))

/**
 * Lists the fields of a block or of the page's head that can be edited on the page. The views mark
 * their elements with `data-field`. Omits a plain-text field if its element is empty or contains
 * other elements.
 */
export function listEditableFields(
  root: ParentNode | null,
  { nodes }: Pick<EditorDocument, 'nodes'>,
  key: string,
): EditableField[] {
  const isPage = key === pageKey
  const prefix = isPage ? settingPrefix : ''
  const container = isPage ? root : findBlockElement(root, key)
  const markedElements = [...(container?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
    (element) => findTextKey(element) === key,
  )
  const fields = isPage ? headFields : getBlockEditor(nodes.get(key)?.model ?? '')?.inline
  return (fields ?? []).flatMap((field) => {
    const element = markedElements.find(({ dataset }) => dataset.field === `${prefix}${field.field}`)
    return element && (field.kind !== 'plain' || isPlainText(element)) ? { ...field, element } : []
  })
}

const isPlainText = ({ childNodes }: Element) =>
  childNodes.length > 0 && [...childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE)
