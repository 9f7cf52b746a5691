import { type EditorDocument, pageKey } from '../core/document'
import { listShownFields, type ShownField } from '../inline-text/inline-fields'
import { textKeyAt } from '../page-elements/block-element'

/** Where arrows stop: at a text of a block or of the page's head, or at a block that has none and holds no others. */
export interface Stop {
  key: string
  field: ShownField | null
  element: HTMLElement
}

/** The stops of a page that is edited, in the order in which they are read. */
export function stopsOf(root: HTMLElement, document: EditorDocument): Stop[] {
  const blocks = [...root.querySelectorAll<HTMLElement>('[data-module]')].filter(isDrawn)
  const textsOf = (key: string): Stop[] =>
    listShownFields(root, document, key)
      .filter((field) => isDrawn(field.element))
      .map((field) => ({ key, field, element: field.element }))
  const stops = [
    ...textsOf(pageKey),
    ...blocks.flatMap((element): Stop[] => {
      const key = element.dataset.module ?? ''
      if (!document.nodes.has(key)) return []
      const texts = textsOf(key)
      if (texts.length > 0) return texts
      return element.querySelector('[data-module]') ? [] : [{ key, field: null, element }]
    }),
  ]
  return stops.toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
}

/** The stop before or after a text or a block; null at the page's ends. */
export function stopBeside(stops: readonly Stop[], at: Element, step: 1 | -1): Stop | null {
  const key = textKeyAt(at)
  const here = stops.findIndex(({ element }) => element === at)
  if (here >= 0) return stops[here + step] ?? null
  // A block that holds others, or whose text is not the one that is shown: beside what it holds.
  const own = stops.filter((stop) => stop.key === key || at.contains(stop.element))
  const edge = step > 0 ? own.at(-1) : own[0]
  return edge ? (stops[stops.indexOf(edge) + step] ?? null) : null
}

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
