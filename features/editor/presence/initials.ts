import { splitWords } from '@/lib/text/split-words'

/** Returns the first letters of the first and the last name; `?` for an empty name. */
export function toInitials(name: string): string {
  const words = splitWords(name)
  const namesToShorten = words.length > 1 ? [words[0], words.at(-1)] : words
  return namesToShorten.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?'
}
