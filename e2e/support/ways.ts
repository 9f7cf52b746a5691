import type { Locator, Page, PlaywrightTestOptions } from '@playwright/test'
import { tabTo } from './keyboard'

/** The ways in which each tool is to work, each with the window in which it is tried. */
export const ways = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keys: { viewport: { width: 1280, height: 800 } },
  touch: { hasTouch: true, viewport: { width: 390, height: 844 } },
} satisfies Record<string, Partial<PlaywrightTestOptions>>

export type Way = keyof typeof ways

/** What a person does on a page in one of the ways; with keys they tab to where something is done. */
export function handsOf(page: Page, way: Way) {
  const reach = (target: Locator) => {
    if (way === 'keys') return tabTo(page, target)
    return way === 'touch' ? target.tap() : target.click()
  }
  const reachAndPress = async (target: Locator, key: string) => {
    await reach(target)
    if (way === 'keys') await page.keyboard.press(key)
  }
  return {
    /** Presses a button or follows a link. */
    press: (target: Locator) => reachAndPress(target, 'Enter'),
    /** Changes a checkbox. */
    tick: (box: Locator) => reachAndPress(box, 'Space'),
    /** Writes into a field, in place of what is there. */
    async write(field: Locator, text: string): Promise<void> {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    /** Chooses from a list; what the system opens for a pointer is no part of the page. */
    async choose(list: Locator, label: string): Promise<void> {
      if (way !== 'keys') await list.selectOption({ label })
      else {
        await tabTo(page, list)
        await page.keyboard.type(label)
      }
    },
  }
}
