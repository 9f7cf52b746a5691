import type { z } from 'zod'

/**
 * Result of a backend call, in the browser and on the server. Rejections are expected and part of
 * the type.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Makes a call and prompts for a login or password if it requires one. */
export type WithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

/** Reason of a failed call. */
export interface Failure {
  /**
   * Status of the response: 0 without a connection, 502 for a response that breaks the contract.
   */
  status: number
  /** Message of the backend in the language of the call; null without a readable one. */
  detail: string | null
  /** Errors of the sent data by field (status 400); `non_field_errors` for the whole object. */
  fields: Record<string, string[]>
  /** Seconds to wait before a retry; null if the backend gives none. */
  retryAfter: number | null
  /** Raw body of the response. */
  data: unknown
}

/** Raw response of the backend; status 0 without a connection. */
export interface Answer {
  status: number
  data: unknown
  retryAfter: number | null
}

/**
 * Converts a response to a result by the schema of its value.
 * @param onBreach called if the response breaks the contract
 */
export function toResult<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
  onBreach?: (error: z.ZodError) => void,
): Result<z.output<Schema>> {
  if (answer.status < 200 || answer.status >= 300) return { ok: false, failure: toFailure(answer) }
  const parseResult = schema.safeParse(answer.data)
  if (parseResult.success) return { ok: true, value: parseResult.data }
  onBreach?.(parseResult.error)
  return { ok: false, failure: toFailure({ status: 502 }) }
}

/**
 * Returns true for a fault of the backend: it fails, breaks the contract, or limits the site's own
 * calls. Other failures are its answers.
 */
export function isFault({ status }: Pick<Failure, 'status'>): boolean {
  return status >= 500 || status === 429
}

/** Converts an unsuccessful response to a failure. */
export function toFailure({
  status,
  data = null,
  retryAfter = null,
}: Pick<Answer, 'status'> & Partial<Answer>): Failure {
  const body = isRecord(data) ? data : {}
  return {
    status,
    detail: typeof body.detail === 'string' ? body.detail : null,
    fields: status === 400 ? collectFieldErrors(body) : {},
    retryAfter,
    data,
  }
}

/**
 * Field errors are nested like the sent data: those of `data` are returned by its fields, others by
 * their outermost name.
 */
function collectFieldErrors(body: Record<string, unknown>): Record<string, string[]> {
  const errors = Object.entries(body).flatMap(([name, value]): [string, string[]][] => {
    if (name === 'data' && isRecord(value)) return Object.entries(collectFieldErrors(value))
    const messages = collectMessages(value)
    return messages.length > 0 ? [[name, messages]] : []
  })
  return Object.fromEntries(errors)
}

function collectMessages(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : collectMessages(entry)))
  }
  return isRecord(value) ? Object.values(value).flatMap(collectMessages) : []
}

/** Parses the seconds of a `Retry-After` header; null for dates and missing headers. */
export function parseRetryAfter(header: unknown): number | null {
  const seconds = Number(header)
  return seconds > 0 ? seconds : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
