/** Presses a key on the page, as whoever writes where no text is open: a text that is just being opened takes it. */
export function pressOnPage(key: string): void {
  document.body.dispatchEvent(keyDown(key))
}

/** The event of a key that is pressed. */
export const keyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
