import { rectOf } from '@/components/drag/geometry'
import { type Area, ancestorsOf, type EditorDocument, keysIn } from '../../core/document'
import { blockElement } from '../../page-elements/block-element'
import type { MeasuredArea } from './drop-targets'

/** The positions of lists on the page; hidden ones, such as a closed answer's, are left out. */
export function measureAreas(
  root: HTMLElement,
  document: EditorDocument,
  areas: readonly Area[],
): MeasuredArea[] {
  return areas.flatMap((area) => {
    const blocks = keysIn(document, area).map((key) => ({ key, rect: rectOf(blockElement(root, key)) }))
    if (blocks.length > 0 && blocks.every(({ rect }) => rect === null)) return []
    const rect = rectOf(areaElement(root, area, blocks[0]?.key))
    const depth = area.parent === null ? 0 : 1 + ancestorsOf(document, area.parent).length
    return rect ? [{ area, depth, rect, blocks }] : []
  })
}

/** The element that contains a list's blocks. */
function areaElement(root: HTMLElement, { parent, column }: Area, first: string | undefined): Element | null {
  if (parent === null) return root
  // A container shows all its columns; a section those that are used.
  const columns = blockElement(root, parent)?.querySelector('[data-layout]')
  if (column !== null && columns) return columns.children[column] ?? null
  return first === undefined ? null : (blockElement(root, first)?.parentElement ?? null)
}
