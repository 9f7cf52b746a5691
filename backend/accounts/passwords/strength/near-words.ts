import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { BackendEnv } from '@/backend/platform/env'

/** Who is to have a password, as far as it is known. */
export interface PasswordOwner {
  email: string
  firstName?: string
  lastName?: string
  organization?: string
}

/** The words that a guesser tries first at an account: the person's, the organization's and the site's names, in small letters. */
export async function nearWords(
  { db, env }: { db: Queryable; env: Pick<BackendEnv, 'SITE_URL'> },
  { email, firstName = '', lastName = '', organization = '' }: PasswordOwner,
): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ data: settings.data }).from(settings)
  const organizations = Object.values(row?.data ?? {}).flatMap(({ name, short_name }) => [name, short_name])
  const names = [email, firstName, lastName, `${firstName} ${lastName}`, organization]
  return new Set([...names, ...organizations, new URL(env.SITE_URL).hostname].flatMap(wordsOf))
}

/** Longer names are no names. */
const maxWords = 12

/** The words of a name, and those that follow each other, with blanks and without; umlauts also as two letters. */
function wordsOf(name: string): string[] {
  const words = name.normalize('NFKC').toLowerCase().split(notInWords, maxWords)
  const phrases = words.flatMap((_, from) =>
    words.slice(from).flatMap((_last, length) => {
      const phrase = words.slice(from, from + length + 1)
      return [phrase.join(' '), phrase.join('')]
    }),
  )
  return phrases.filter((phrase) => phrase.length >= 3).flatMap(spellingsOf)
}

const notInWords = /[^\p{L}\p{N}]+/u
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function spellingsOf(word: string): string[] {
  const spelled = word.replace(/[äöüß]/g, (letter) => twoLetters[letter] ?? letter)
  return spelled === word ? [word] : [word, spelled]
}
