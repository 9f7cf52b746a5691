/** The command line is not understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** How a program ends at an error: with its message and, where the command line was not understood, with how it is used. */
export function failWithUsage(usage: string): (error: unknown) => never {
  return (error) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
    process.exit(1)
  }
}

/** The words behind a program's name. Where they ask for help, it says how it is used and ends well. */
export function readWords(
  usage: string,
  words: readonly string[] = process.argv.slice(2),
): readonly string[] {
  if (!words.includes('--help') && !words.includes('-h')) return words
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}
