const isParticle = (word: string) => /^\p{Ll}/u.test(word)

/**
 * A name as address books sort it: the last word is the family name, with the particles before it (“Amélie von der Heide” is under
 * “von der Heide”).
 */
export function nameParts(name: string): { given: string; family: string } {
  const words = name.trim().split(/\s+/)
  const split = words.findIndex((_, index) => words.slice(index, -1).every(isParticle))
  return { given: words.slice(0, split).join(' '), family: words.slice(split).join(' ') }
}
