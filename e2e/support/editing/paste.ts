import type { Page } from '@playwright/test'

/** What another program has copied, by type. */
type Copied = Partial<Record<'text/html' | 'text/plain', string>>

/** Pastes into what has the focus, after the caret is known to be where keys moved it. */
export async function paste(page: Page, copied: Copied): Promise<void> {
  await page.evaluate(async (contents) => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }, copied)
}
