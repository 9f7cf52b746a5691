/**
 * Returns the initials of the first and last word of a name, for a monogram. Ignores particles and
 * academic titles: “Prof. Dr. Amélie von der Heide” becomes AH.
 */
export function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [first = name.trim(), ...otherWords] = words
  const last = otherWords.at(-1) ?? ''
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase('de')
}
