/** Selects the fields and edited texts that take letters. */
export const writableSelector = [
  'textarea',
  `input:not(${['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']
    .map((type) => `[type="${type}"]`)
    .join(',')})`,
  '[contenteditable]:not([contenteditable="false"])',
].join(',')

/** Selects the fields in which keys choose a value. */
const choiceSelector = ['checkbox', 'radio', 'file', 'range', 'color'].map((type) => `input[type="${type}"]`).join(',')

/**
 * Returns true if a key goes into a field, so that it is not a shortcut. The checkboxes of a table
 * select rows and are not fields.
 */
export function isTyping({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(`${writableSelector},select`) !== null) return true
  return target.matches(choiceSelector) && target.closest('table') === null
}
