/** Inputs of words, without searches. The page editor and forms with drafts keep longer texts. */
const typedSelector =
  'textarea,input:is([type="text"],[type="email"],[type="tel"],[type="url"],[type="password"],[type="number"],:not([type]))'

const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

export function recordTyping({ target }: Pick<Event, 'target'>): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField && target.matches(typedSelector)) typedFields.add(target)
}

/** Returns true if a field of the page has words that the visitor typed. */
export function hasTypedWords(): boolean {
  for (const field of typedFields) if (!field.isConnected || field.value === '') typedFields.delete(field)
  return typedFields.size > 0
}
