import type { Page } from '@playwright/test'

/** More stops than a page of the tests has. */
const round = 150

/** What has the focus, as markup and whether anything of it is seen; null at the end of the page. */
function focused(): { html: string; isSeen: boolean } | null {
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

/** Goes through a page by Tab. @returns the stops that something covers wholly (WCAG 2.2, 2.4.11) */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  let first: string | undefined
  for (let stops = 0; stops < round; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (stop === null || stop.html === first) return covered
    first ??= stop.html
    if (!stop.isSeen) covered.push(stop.html)
  }
  return covered
}
