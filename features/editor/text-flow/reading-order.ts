import { type EditorDocument, pageKey } from '../core/document'
import { type EditableField, listEditableFields } from '../inline-text/inline-fields'
import { findTextKey } from '../page-elements/block-element'

/**
 * A stop of the arrow keys: a text of a block or of the page's head, or a block without texts and
 * nested blocks.
 */
export interface Stop {
  key: string
  field: EditableField | null
  element: HTMLElement
}

/** Lists the stops of an edited page in reading order. */
export function listStops(root: HTMLElement, document: EditorDocument): Stop[] {
  const blocks = [...root.querySelectorAll<HTMLElement>('[data-module]')].filter(isVisible)
  const listTexts = (key: string): Stop[] =>
    listEditableFields(root, document, key)
      .filter((field) => isVisible(field.element))
      .map((field) => ({ key, field, element: field.element }))
  const stops = [
    ...listTexts(pageKey),
    ...blocks.flatMap((element): Stop[] => {
      const key = element.dataset.module ?? ''
      if (!document.nodes.has(key)) return []
      const texts = listTexts(key)
      if (texts.length > 0) return texts
      return element.querySelector('[data-module]') ? [] : [{ key, field: null, element }]
    }),
  ]
  return stops.toSorted((a, b) => (isBefore(a.element, b.element) ? -1 : 1))
}

/** Finds the stop before or after a text or a block; null at the ends of the page. */
export function findNextStop(stops: readonly Stop[], element: Element, step: 1 | -1): Stop | null {
  const key = findTextKey(element)
  const index = stops.findIndex((stop) => stop.element === element)
  if (index >= 0) return stops[index + step] ?? null
  // A block with nested blocks, or with a text that is not rendered, is no stop. The next stop is
  // next to the stops inside the block.
  const ownStops = stops.filter((stop) => stop.key === key || element.contains(stop.element))
  const edge = step > 0 ? ownStops.at(-1) : ownStops[0]
  return edge ? (stops[stops.indexOf(edge) + step] ?? null) : null
}

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0

const isBefore = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
