import type { Page } from '@playwright/test'

/** The clipboard content of another program, by type. */
type ClipboardContent = Partial<Record<'text/html' | 'text/plain', string>>

/** Pastes into the focused element after the caret has settled. */
export async function paste(page: Page, content: ClipboardContent): Promise<void> {
  await page.evaluate(async (contents) => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  }, content)
}
