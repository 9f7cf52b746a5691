import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { BackendEnv } from '@/backend/platform/env'

/** Details of the person who chooses a password. */
export interface PasswordOwner {
  email: string
  firstName?: string
  lastName?: string
  organization?: string
}

/**
 * Loads the words that an attacker would try first, in lower case: the address, the name of the
 * person, the organization, and the names and host of the site.
 */
export async function loadRelatedWords(
  { db, env }: { db: Queryable; env: Pick<BackendEnv, 'SITE_URL'> },
  { email, firstName = '', lastName = '', organization = '' }: PasswordOwner,
): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ data: settings.data }).from(settings)
  const organizations = Object.values(row?.data ?? {}).flatMap(({ name, short_name }) => [name, short_name])
  const names = [email, firstName, lastName, `${firstName} ${lastName}`, organization]
  return new Set([...names, ...organizations, new URL(env.SITE_URL).hostname].flatMap(toPhrases))
}

/** Maximum number of words of a name. The number of phrases grows with its square. */
const maxWords = 12

/**
 * Returns the words of a name and all phrases of adjacent words, with and without spaces. Adds a
 * spelling of each phrase with two letters for an umlaut (`ae` for `ä`).
 */
function toPhrases(name: string): string[] {
  const words = name.normalize('NFKC').toLowerCase().split(wordSeparatorPattern, maxWords)
  const phrases: string[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const phraseWords = words.slice(start, end)
      phrases.push(phraseWords.join(' '), phraseWords.join(''))
    }
  }
  return phrases.filter((phrase) => phrase.length >= 3).flatMap(toSpellings)
}

const wordSeparatorPattern = /[^\p{L}\p{N}]+/u
const asciiSpellings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function toSpellings(word: string): string[] {
  const asciiWord = word.replace(/[äöüß]/g, (letter) => asciiSpellings[letter] ?? letter)
  return asciiWord === word ? [word] : [word, asciiWord]
}
