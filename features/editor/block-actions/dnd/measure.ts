import { restingRect } from '@/components/motion/animate-from'
import { type Area, ancestorsOf, type EditorDocument, keysIn } from '../../core/document'
import { blockElement } from '../../page-elements/block-element'
import type { MeasuredArea, Rect } from './drop-targets'

/** The final position of an element on the page; null while it takes no space. */
export function rectOf(element: Element | null): Rect | null {
  if (!element) return null
  const { left, top, right, bottom, width, height } = restingRect(element)
  if (width === 0 && height === 0) return null
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
}

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
