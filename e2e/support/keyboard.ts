import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of the tests has. The hub lists the drafts of all tests. */
const maxStops = 500

/**
 * Expects that an element has the focus. If only the page has it, the keyboard starts again at its
 * top.
 */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.locator(':focus')).toHaveCount(1)
}

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isReached = async () => (await target.and(page.locator(':focus')).count()) > 0
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await isReached()) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Moves the focus to an element by Tab and presses Enter. */
export async function pressEnterAt(page: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Moves to an option of the focused combobox by arrow keys and presses Enter. */
export async function pressOption(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible()
  const isActive = async () => (await option.getAttribute('aria-selected')) === 'true'
  for (let steps = 0; steps < maxStops && !(await isActive()); steps += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}
