import type { Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'

/**
 * Places a tool over the part of the page that it is for; hides it where there is no such part.
 * @param rect of the part; null where it takes no space
 */
export function placeTool(tool: HTMLElement | null, rect: Rect | null, isHidden: boolean): void {
  if (!tool) return
  tool.hidden = rect === null || isHidden
  if (rect) positionElement(tool, rect)
}
