import type { Area } from '../core/document'
import { blockElement } from './block-element'

/** The element that contains the blocks of a list; null where it is not shown. @param first the key of its first block, if it has one */
export function areaElement(
  root: HTMLElement,
  { parent, column }: Area,
  first: string | undefined,
): Element | null {
  if (parent === null) return root
  const block = blockElement(root, parent)
  // A container shows all its columns; a section those that are used.
  const columns = block?.querySelector('[data-layout]')
  if (column !== null && columns?.closest('[data-module]') === block) return columns?.children[column] ?? null
  if (first !== undefined) return blockElement(root, first)?.parentElement ?? null
  // A block that shows nothing but that it is empty.
  return !column && block?.matches('[data-empty]:empty') ? block : null
}
