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
