/**
 * Returns the initials of the first and last word of a name, for a monogram. Ignores particles and
 * academic titles: “Prof. Dr. Amélie von der Heide” becomes AH. A name without capital letters has
 * no particles.
 */
export function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const capitalizedWords = words.filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [firstWord = '', ...otherWords] = capitalizedWords.length > 0 ? capitalizedWords : words
  const lastWord = otherWords.at(-1) ?? ''
  return `${[...firstWord][0] ?? ''}${[...lastWord][0] ?? ''}`.toLocaleUpperCase('de')
}
