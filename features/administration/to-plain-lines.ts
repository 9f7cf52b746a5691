const blockSelector = 'p, li, h2, h3, h4, h5, h6, blockquote, pre, tr, br'

/** Converts rich text to plain text with a line for each paragraph and list entry. */
export function toPlainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const entry of body.querySelectorAll('li')) entry.prepend('– ')
  for (const block of body.querySelectorAll(blockSelector)) block.after('\n')
  const lines = (body.textContent ?? '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
