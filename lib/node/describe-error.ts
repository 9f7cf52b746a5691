interface ErrorDescription {
  name: string
  message: string
  code?: string
  stack?: string[]
}

/**
 * What the log may know of an error. A failed query's message repeats the values it was asked with, which may be
 * personal: of an error with a cause only the cause is described, and of each stack only the places.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: '' }
  if (error.cause instanceof Error) return describeError(error.cause)
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(places ? { stack: places.map((line) => line.trim()) } : {}),
  }
}
