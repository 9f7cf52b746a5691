const isParticle = (word: string) => /^\p{Ll}/u.test(word)

/**
 * Splits a name as address books sort it. The family name is the last word with its preceding
 * particles (“Amélie von der Heide” → “von der Heide”).
 */
export function splitName(name: string): { given: string; family: string } {
  const words = name.trim().split(/\s+/)
  const split = words.findIndex((_, index) => words.slice(index, -1).every(isParticle))
  return { given: words.slice(0, split).join(' '), family: words.slice(split).join(' ') }
}
