/**
 * The first letters of a name's first and last word, for a monogram: particles and academic titles before the name are
 * not its own (“Prof. Dr. Amélie von der Heide” is AH).
 */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [first = name.trim(), ...others] = words
  const last = others.at(-1) ?? ''
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase('de')
}
