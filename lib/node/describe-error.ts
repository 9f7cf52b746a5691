import { scrubText } from '../error-reporting/scrub'

interface ErrorDescription {
  name: string
  message: string
  code?: string
  stack?: string[]
}

/** Returns the innermost cause, such as PostgreSQL's error of a failed query. */
export function findRootCause(error: Error): Error {
  // A set, because causes can be circular. The loop also visits the causes that it adds.
  const causes = new Set([error])
  for (const { cause } of causes) if (cause instanceof Error) causes.add(cause)
  return [...causes].at(-1) ?? error
}

/** The class of PostgreSQL's codes for invalid data, whose messages contain the data. */
const dataErrorCodePattern = /^22[\dA-Z]{3}$/

/**
 * Describes an error for the log without personal data. Uses only the innermost cause, because the
 * ORM's outer message contains the parameters of the query.
 */
export function describeError(value: unknown): ErrorDescription {
  if (!(value instanceof Error)) return { name: typeof value, message: '' }
  const error = findRootCause(value)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const isDataError = code !== null && dataErrorCodePattern.test(code)
  return {
    name: error.name,
    message: isDataError ? scrubText(error.message) : error.message,
    ...(code !== null && { code }),
    ...(frames ? { stack: frames.map((line) => line.trim()) } : {}),
  }
}
