/** Tells the person at the terminal something, a line at a time. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends a program at an error: what is wrong is for the person who started it, without a stack. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
