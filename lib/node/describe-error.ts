interface ErrorDescription {
  name: string
  message: string
  code?: string
  stack?: string[]
}

/** Returns the innermost cause, such as PostgreSQL's error of a failed query. */
export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error
}

/**
 * Describes an error for the log without personal data: only the innermost cause, because messages
 * of failed queries repeat parameters.
 */
export function describeError(value: unknown): ErrorDescription {
  if (!(value instanceof Error)) return { name: typeof value, message: '' }
  const error = rootCause(value)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames ? { stack: frames.map((line) => line.trim()) } : {}),
  }
}
