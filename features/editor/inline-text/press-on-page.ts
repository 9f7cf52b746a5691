/** Dispatches a key event on the page, outside texts. A text that is being opened receives it. */
export function pressOnPage(key: string): void {
  document.body.dispatchEvent(createKeyDown(key))
}

/** Creates the event of a pressed key. */
export const createKeyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
