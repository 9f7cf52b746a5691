import { getPageRect } from '@/components/drag/geometry'
import { type Area, type EditorDocument, listAncestors, listKeys } from '../../core/document'
import { findAreaElement } from '../../page-elements/area-element'
import { findBlockElement } from '../../page-elements/block-element'
import type { MeasuredArea } from './drop-targets'

/** Measures the lists of the page. Hidden lists, such as collapsed ones, are left out. */
export function measureAreas(root: HTMLElement, document: EditorDocument, areas: readonly Area[]): MeasuredArea[] {
  return areas.flatMap((area) => {
    const blocks = listKeys(document, area).map((key) => ({
      key,
      rect: getPageRect(findBlockElement(root, key)),
    }))
    if (blocks.length > 0 && blocks.every(({ rect }) => rect === null)) return []
    const rect = getPageRect(findAreaElement(root, area, blocks[0]?.key))
    const depth = area.parent === null ? 0 : 1 + listAncestors(document, area.parent).length
    return rect ? [{ area, depth, rect, blocks }] : []
  })
}
