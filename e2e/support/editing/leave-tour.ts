import type { Page } from '@playwright/test'

/** Marks the editor's tour as finished for the pages that are opened next. */
export async function leaveTour(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('buehnenhaus.tour', 'left'))
}
