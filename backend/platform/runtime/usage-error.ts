/** Invalid command line; the message states the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Exits with an error message, and with the usage for an invalid command line. */
export function failWithUsage(usage: string): (error: unknown) => never {
  return (error) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
    process.exit(1)
  }
}

/** Returns the command-line arguments. Prints the usage and exits for `--help`. */
export function readArguments(
  usage: string,
  words: readonly string[] = process.argv.slice(2),
): readonly string[] {
  if (!words.includes('--help') && !words.includes('-h')) return words
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}
