import type { Locator, Page, PlaywrightTestOptions } from '@playwright/test'
import { pressOption, tabTo } from './keyboard'

/** The input methods that each tool supports, with the window of their tests. */
export const ways = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keys: { viewport: { width: 1280, height: 800 } },
  touch: { hasTouch: true, viewport: { width: 390, height: 844 } },
} satisfies Record<string, Partial<PlaywrightTestOptions>>

export type Way = keyof typeof ways

/**
 * Returns the actions of a person with one input method. With keys, the person tabs to the target
 * first.
 */
export function createActions(page: Page, way: Way) {
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
    /** Chooses an option of a combobox that has the focus. */
    pick: (option: Locator) => (way === 'keys' ? pressOption(page, option) : reach(option)),
    /** Changes a checkbox. */
    tick: (box: Locator) => reachAndPress(box, 'Space'),
    /** Replaces the text of a field. */
    async write(field: Locator, text: string): Promise<void> {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    /** Selects an option of a list. The native picker of a pointer is not part of the page. */
    async choose(list: Locator, label: string): Promise<void> {
      if (way !== 'keys') await list.selectOption({ label })
      else {
        await tabTo(page, list)
        await page.keyboard.type(label)
      }
    },
  }
}
