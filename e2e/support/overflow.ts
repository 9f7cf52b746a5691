import { expect, type Page } from '@playwright/test'
import { waitUntilHydrated } from './editing/wait-until-hydrated'

/**
 * Finds overflow: a page that scrolls sideways, texts outside of the window, texts that an element
 * cuts off. Scrollable and visually hidden elements are ignored.
 * @returns a line for each finding
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Container {
      className: string
      overflowX: string
      overflowY: string
      frame: DOMRect
    }
    const containers = new Map<Element, Container[]>()
    const root = document.documentElement
    const findings = listTextNodes().flatMap(checkText)
    if (root.scrollWidth <= root.clientWidth) return findings
    return [`the page is ${root.scrollWidth} wide in ${root.clientWidth}`, ...findings]

    function listTextNodes(): Node[] {
      const nodes: Node[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
      return nodes
    }

    function checkText(node: Node): string[] {
      const parent = node.parentElement
      const text = node.nodeValue?.trim()
      if (!parent || !text || !isShown(parent)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const textContainers = listContainers(parent)
      if (box.width === 0 || textContainers.some(({ overflowX }) => /auto|scroll/.test(overflowX))) return []
      const line = `“${text.slice(0, 40)}” in ${parent.tagName.toLowerCase()}.${parent.className}`
      if (box.right > root.clientWidth + 1 || box.left < -1) return [`runs out of the window: ${line}`]
      const cuttingContainer = textContainers.find((container) => isCutOff(container, box))
      return cuttingContainer ? [`is cut off by ${cuttingContainer.className}: ${line}`] : []
    }

    function isShown(element: Element): boolean {
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // A box of one pixel is visually hidden text for screen readers.
      const isForEyes = element.getBoundingClientRect().width > 1 && !element.closest('[aria-hidden="true"]')
      return isVisible && isForEyes && !element.closest('[class*="skip"]')
    }

    /** Returns an element and its ancestors, without those that show everything outside of them. */
    function listContainers(element: Element | null): Container[] {
      if (!element || element === document.body) return []
      const cachedList = containers.get(element)
      if (cachedList) return cachedList
      const { overflowX, overflowY } = getComputedStyle(element)
      const ancestors = listContainers(element.parentElement)
      const { className } = element
      const list =
        overflowX === 'visible' && overflowY === 'visible'
          ? ancestors
          : [{ className, overflowX, overflowY, frame: element.getBoundingClientRect() }, ...ancestors]
      containers.set(element, list)
      return list
    }

    /** Returns true if a container with hidden overflow cuts off text. */
    function isCutOff({ overflowX, overflowY, frame }: Container, box: DOMRect): boolean {
      const isBesideFrame = box.right > frame.right + 2 || box.left < frame.left - 2
      if (isBesideFrame && /hidden|clip/.test(overflowX)) return true
      const isAboveOrBelow = box.bottom > frame.bottom + 4 || box.top < frame.top - 4
      return isAboveOrBelow && /hidden|clip/.test(overflowY)
    }
  })
}

/** A desktop window at a zoom of 400 % (WCAG 2.2, 1.4.10), as wide as the narrowest phone. */
export const narrow = { width: 320, height: 256 }

/** Expects that nothing of a page overflows in a narrow window, also with texts twice as long. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  await page.setViewportSize(narrow)
  expect.soft(await findOverflow(page), page.url()).toEqual([])
  await doubleTexts(page)
  expect.soft(await findOverflow(page), `${page.url()}, texts doubled`).toEqual([])
}

/** The windows of a phone and of a desktop. */
export const phone = { width: 360, height: 780 }
export const desktop = { width: 1440, height: 900 }

/** Expects that nothing of a page overflows on a phone. Restores the desktop window after that. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await expect.poll(() => findOverflow(page)).toEqual([])
  await page.setViewportSize(desktop)
}

/** Doubles all texts of the page, to simulate a wordier language. Waits for the hydration first. */
async function doubleTexts(page: Page): Promise<void> {
  await waitUntilHydrated(page.locator('main'))
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      if (/\p{L}/u.test(text) && !node.parentElement?.closest('script, style')) node.nodeValue = `${text} ${text}`
    }
  })
}
