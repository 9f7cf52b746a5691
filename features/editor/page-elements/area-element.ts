import type { Area } from '../core/document'
import { findBlockElement } from './block-element'

/**
 * Finds the element that contains the blocks of an area; null if it is not rendered.
 * @param firstKey the key of the first block in the area, if it has one
 */
export function findAreaElement(root: HTMLElement, { parent, column }: Area, firstKey?: string): Element | null {
  if (parent === null) return root
  const block = findBlockElement(root, parent)
  // A container renders all its columns, a section only the used ones.
  const columns = block?.querySelector('[data-layout]')
  if (column !== null && columns?.closest('[data-module]') === block) return columns?.children[column] ?? null
  if (firstKey !== undefined) return findBlockElement(root, firstKey)?.parentElement ?? null
  // An empty block renders only its note.
  return !column && block?.matches('[data-empty]:empty') ? block : null
}
