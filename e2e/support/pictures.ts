import type { Page } from '@playwright/test'

interface PictureInput {
  event: 'paste' | 'drop'
  /** Selector of the element that gets the event. */
  target?: string
  name: string
  /** Makes the content of each picture unique: the library recognizes equal files. */
  color: string
}

/** Pastes or drops a picture of 600 × 400 pixels, created in the browser. */
export async function insertPicture(page: Page, input: PictureInput): Promise<void> {
  await page.evaluate(async ({ event, target: selector = 'body', name, color }) => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = color
    context.fillRect(0, 0, 600, 400)
    context.fillStyle = 'white'
    context.fillRect(60, 80, 120, 120)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    const transfer = new DataTransfer()
    transfer.items.add(new File([blob], name, { type: 'image/png' }))
    const common = { bubbles: true, cancelable: true }
    const target = document.querySelector(selector) ?? document.body
    target.dispatchEvent(
      event === 'paste'
        ? new ClipboardEvent('paste', { ...common, clipboardData: transfer })
        : new DragEvent('drop', { ...common, dataTransfer: transfer }),
    )
  }, input)
}

/** Drops a file of any content onto the page. */
export async function dropFile(page: Page, name: string, bytes: number): Promise<void> {
  await page.evaluate(
    ({ name, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    },
    { name, bytes },
  )
}
