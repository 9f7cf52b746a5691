import { normalizeText } from '@/lib/contract/common/normalize-text'
import type { ClipboardContent } from './clipboard-content'

/**
 * Writes to the clipboard after a click.
 * @returns true if the browser allowed it
 */
export async function writeClipboard({ html, text }: ClipboardContent): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return false
  }
}

/**
 * Reads the clipboard after a click and normalizes its plain text. Returns null if the browser does
 * not allow it.
 */
export async function readClipboard(): Promise<ClipboardContent | null> {
  try {
    const items = await navigator.clipboard.read()
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type))
      return item ? await (await item.getType(type)).text() : ''
    }
    return { html: await read('text/html'), text: normalizeText(await read('text/plain')) }
  } catch {
    return null
  }
}
