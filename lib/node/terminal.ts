/** Writes a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Ignores a closed output pipe (EPIPE), which occurs if the collector of the log restarts.
 * Otherwise the next line would end the program.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Exits with an error message for the person who started the program. The stack is not printed. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
