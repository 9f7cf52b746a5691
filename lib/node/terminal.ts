/** Tells the person at the terminal something, a line at a time. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Has the program go on where nobody reads its output any more, as when what takes its lines was restarted: otherwise the next line
 * would be an error that ends it.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Ends a program at an error: what is wrong is for the person who started it, without a stack. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
