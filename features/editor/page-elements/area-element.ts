import type { Area } from '../core/document'
import { blockElement } from './block-element'

/**
 * Finds the element that contains the blocks of an area; null if it is not rendered.
 * @param firstKey the key of the first block in the area, if it has one
 */
export function areaElement(root: HTMLElement, { parent, column }: Area, firstKey: string | undefined): Element | null {
  if (parent === null) return root
  const block = blockElement(root, parent)
  // A container renders all its columns, a section only the used ones.
  const columns = block?.querySelector('[data-layout]')
  if (column !== null && columns?.closest('[data-module]') === block) return columns?.children[column] ?? null
  if (firstKey !== undefined) return blockElement(root, firstKey)?.parentElement ?? null
  // An empty block renders only its note.
  return !column && block?.matches('[data-empty]:empty') ? block : null
}
