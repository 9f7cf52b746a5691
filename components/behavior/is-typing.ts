/** Selects the fields and edited texts that take letters. */
export const writableSelector = [
  'textarea',
  `input:not(${['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']
    .map((type) => `[type="${type}"]`)
    .join(',')})`,
  '[contenteditable]:not([contenteditable="false"])',
].join(',')

/** Whether a key goes into a field, so that it is no shortcut. */
export function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  return target instanceof Element && target.closest(`${writableSelector},select`) !== null
}
