import type { Page } from '@playwright/test'

/** More stops than any page of the tests has. */
const maxStops = 150

/** Returns the markup of the focused element and its visibility; null at the end of the page. */
function readFocus(): { html: string; isSeen: boolean } | null {
  const stop = document.activeElement
  if (!stop || stop === document.body) return null
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const isSeenAt = (x: number, y: number) => {
    const front = document.elementFromPoint(x, y)
    return front !== null && (stop.contains(front) || (front.contains(stop) && front !== document.body))
  }
  const isSeen = [left + 3, (left + right) / 2, right - 3].some((x) =>
    [top + 3, (top + bottom) / 2, bottom - 3].some((y) => isSeenAt(x, y)),
  )
  return { html: stop.outerHTML.slice(0, 120), isSeen }
}

/** Moves through a page by Tab. @returns the fully covered stops (WCAG 2.2, 2.4.11) */
export async function findCoveredStops(page: Page): Promise<string[]> {
  const coveredStops: string[] = []
  let firstStop: string | undefined
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (stop === null || stop.html === firstStop) return coveredStops
    firstStop ??= stop.html
    if (!stop.isSeen) coveredStops.push(stop.html)
  }
  return coveredStops
}
