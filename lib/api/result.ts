import type { z } from 'zod'

/**
 * Result of a backend call, in the browser and on the server. A failed call returns its failure and
 * throws no error, so that the caller must handle it.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Makes a call. If it requires a login or the password, prompts the user and calls again. */
export type WithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

/** Reason why a call failed. */
export interface Failure {
  /**
   * HTTP status of the response; 0 if the backend was not reached, 502 if the response violates the
   * contract.
   */
  status: number
  /** Message from the backend in the language of the call; null if it sent none. */
  detail: string | null
  /**
   * Errors in the sent data by field name (status 400). Errors that concern several fields are
   * under `non_field_errors`.
   */
  fields: Record<string, string[]>
  /** Seconds to wait before a retry; null if the backend names no time. */
  retryAfter: number | null
  /** Parsed but unvalidated body of the response. */
  data: unknown
}

/** Unvalidated response of the backend; status 0 if the backend was not reached. */
export interface Answer {
  status: number
  data: unknown
  retryAfter: number | null
}

/**
 * Converts a response to a result, validating its value with the schema.
 * @param onBreach called if the response violates the contract
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
 * Returns true if the backend failed, violated the contract, or limited the site's call rate. Other
 * failures are regular responses, such as 404.
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
 * Collects errors by field. Errors are nested like the sent data: errors in the object `data` are
 * returned under its field names, all other errors under their outermost name.
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

/** Parses a `Retry-After` header in seconds; null for a date or a missing header. */
export function parseRetryAfter(header: unknown): number | null {
  const seconds = Number(header)
  return seconds > 0 ? seconds : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
