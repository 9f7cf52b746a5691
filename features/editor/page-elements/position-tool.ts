import type { Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'

/**
 * Places a tool over a part of the page. Hides it if the part has no rectangle.
 * @param measure returns the rectangle of the part; null if it takes no space. Not called while the
 * tool is hidden, because each measurement forces a layout, also during typing
 */
export function positionTool(tool: HTMLElement | null, measure: () => Rect | null, isHidden: boolean): void {
  if (!tool) return
  const rect = isHidden ? null : measure()
  tool.hidden = rect === null
  if (rect) positionElement(tool, rect)
}
