import type { Rect } from '@/components/drag/geometry'
import { positionElement } from '@/components/drag/position-element'

/**
 * Places a tool over the part of the page that it is for; hides it where there is no such part.
 * @param measure gives the part's rectangle; null where it takes no space. It is not asked while the tool is hidden: while somebody
 * writes, each measurement would cost a layout
 */
export function placeTool(tool: HTMLElement | null, measure: () => Rect | null, isHidden: boolean): void {
  if (!tool) return
  const rect = isHidden ? null : measure()
  tool.hidden = rect === null
  if (rect) positionElement(tool, rect)
}
