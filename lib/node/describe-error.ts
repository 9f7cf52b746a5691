interface ErrorDescription {
  name: string
  message: string
  code?: string
  stack?: string[]
}

/**
 * The innermost cause of an error: for a failed query PostgreSQL's own error, whose message is more precise.
 */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error
}

/**
 * What the log may know of an error. A failed query's message repeats the values it was asked with, which may be
 * personal: of an error with a cause only the cause is described, and of each stack only the frames.
 */
export function describeError(thrown: unknown): ErrorDescription {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: '' }
  const error = rootCause(thrown)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames ? { stack: frames.map((line) => line.trim()) } : {}),
  }
}
