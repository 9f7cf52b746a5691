import type { Page } from '@playwright/test'

/** Opens pages as somebody who has left the editor's tour before. */
export async function leaveTour(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('buehnenhaus.tour', 'left'))
}
