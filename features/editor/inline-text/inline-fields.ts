import type { InlineField } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import { type EditorDocument, pageKey } from '../core/document'
import { blockElement, findTextKey, settingPrefix } from '../page-elements/block-element'

/** An inline field and its element. */
export interface ShownField extends InlineField {
  element: HTMLElement
}

/** The texts of the settings that the head of the page shows. */
const headFields = ['headline', 'title', 'hero_text'].map((field): InlineField => ({ field, kind: 'plain' }))

/**
 * Lists the inline fields of a block or of the page's head with their elements. Views mark them by
 * `data-field` while a page is edited. Plain fields are left out if their element is empty or
 * contains other elements.
 */
export function listShownFields(
  root: ParentNode | null,
  { nodes }: Pick<EditorDocument, 'nodes'>,
  key: string,
): ShownField[] {
  const isPage = key === pageKey
  const prefix = isPage ? settingPrefix : ''
  const container = isPage ? root : blockElement(root, key)
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
