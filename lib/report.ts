/**
 * The one place where the site notes what went wrong: a line of JSON on the error output. The message is ours and
 * holds no personal data; of the error only name, message and stack are kept.
 */
export function reportError(message: string, error: unknown): void {
  const detail =
    error instanceof Error ? { name: error.name, error: error.message, stack: error.stack } : { error }
  // biome-ignore lint/suspicious/noConsole: the error output is where an operator looks
  console.error(JSON.stringify({ level: 'error', message, ...detail }))
}
