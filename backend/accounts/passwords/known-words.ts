/** What guessers try first: common passwords, and the words and names of German and English that are used most, in small letters. */
let known: Promise<ReadonlySet<string>> | undefined

/** Shorter ones are in every password by chance. */
const shortest = 3

/** The 120,000 words, read when the first new password is judged: a site at rest does without them. */
export function knownWords(): Promise<ReadonlySet<string>> {
  known ??= readWords()
  return known
}

async function readWords(): Promise<ReadonlySet<string>> {
  const common = await import('@zxcvbn-ts/language-common')
  const german = await import('@zxcvbn-ts/language-de')
  const lists = [common, german].flatMap(({ dictionary }) => Object.values<readonly string[]>(dictionary))
  const words = new Set<string>()
  for (const list of lists) {
    for (const word of list) if (word.length >= shortest) words.add(word.toLowerCase())
  }
  return words
}
