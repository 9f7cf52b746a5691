/**
 * Returns the initials of the first and last word of a name, for a monogram. Ignores particles and
 * academic titles: “Prof. Dr. Amélie von der Heide” becomes AH.
 */
export function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [firstWord = name.trim(), ...otherWords] = words
  const lastWord = otherWords.at(-1) ?? ''
  return `${[...firstWord][0] ?? ''}${[...lastWord][0] ?? ''}`.toLocaleUpperCase('de')
}
