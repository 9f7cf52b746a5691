export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ignores a closed output pipe (EPIPE), as after a restart of the log collector. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Exits with the message of an error, without its stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
