import { expect, type Page } from '@playwright/test'
import { takenOver } from './editing/taken-over'

/**
 * Finds overflow: a page that scrolls sideways, texts outside of the window, texts that an element cuts
 * off. Scrollable and visually hidden elements are ignored.
 * @returns a line for each finding
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const findings = textNodes().flatMap(findingsOf)
    if (root.scrollWidth <= root.clientWidth) return findings
    return [`the page is ${root.scrollWidth} wide in ${root.clientWidth}`, ...findings]

    function textNodes(): Node[] {
      const found: Node[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node)
      return found
    }

    function findingsOf(node: Node): string[] {
      const holder = node.parentElement
      const text = node.nodeValue?.trim()
      if (!holder || !text || !isShown(holder)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const around = ancestors(holder)
      if (box.width === 0 || around.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX)))
        return []
      const line = `“${text.slice(0, 40)}” in ${holder.tagName.toLowerCase()}.${holder.className}`
      if (box.right > root.clientWidth + 1 || box.left < -1) return [`runs out of the window: ${line}`]
      const cutter = around.find((one) => cuts(one, box))
      return cutter ? [`is cut off by ${cutter.className}: ${line}`] : []
    }

    function isShown(element: Element): boolean {
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // A box of one pixel is visually hidden text for screen readers.
      const forEyes = element.getBoundingClientRect().width > 1 && !element.closest('[aria-hidden="true"]')
      return shown && forEyes && !element.closest('[class*="skip"]')
    }

    function ancestors(element: Element): Element[] {
      const found: Element[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at)
      return found
    }

    /** Whether text is cut off by an element with hidden overflow. */
    function cuts(element: Element, words: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(element)
      const frame = element.getBoundingClientRect()
      const across = words.right > frame.right + 2 || words.left < frame.left - 2
      const along = words.bottom > frame.bottom + 4 || words.top < frame.top - 4
      return (across && /hidden|clip/.test(overflowX)) || (along && /hidden|clip/.test(overflowY))
    }
  })
}

/** The windows of a phone and of a desktop. */
export const phone = { width: 360, height: 780 }
export const desktop = { width: 1440, height: 900 }

/** Expects that nothing of a page overflows on a phone, once what is laid over it is measured; on a desktop the test goes on. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await expect.poll(() => findOverflow(page)).toEqual([])
  await page.setViewportSize(desktop)
}

/** Makes every text of the page twice as long, as a wordier language would, once React has taken the page over. */
export async function doubleTexts(page: Page): Promise<void> {
  await takenOver(page.locator('main'))
  await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.nodeValue ?? ''
      if (/\p{L}/u.test(text) && !node.parentElement?.closest('script, style'))
        node.nodeValue = `${text} ${text}`
    }
  })
}
