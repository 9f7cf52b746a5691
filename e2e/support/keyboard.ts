import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than a page of the tests has. */
const round = 150

/** Whether something has the focus, and not the page as a whole, where whoever uses keys begins anew at its top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.locator(':focus')).toHaveCount(1)
}

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isReached = async () => (await target.and(page.locator(':focus')).count()) > 0
  for (let stops = 0; stops < round; stops += 1) {
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
