import type { z } from 'zod'
import { isRecord } from '../is-record'

/**
 * Result of a backend call, in the browser and on the server. A failed call does not throw. It
 * returns its failure, so that the caller must handle it.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/**
 * Makes a call. If it requires a login or the password, asks the user for it and repeats the call.
 */
export type CallWithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

export interface Failure {
  /**
   * HTTP status of the response; 0 if the backend was not reached, 502 if the response violates the
   * contract.
   */
  status: number
  /** Message from the backend in the language of the call; null if it sent none. */
  detail: string | null
  /**
   * Errors in the sent data, by field name (status 400). Errors that belong to no single field are
   * under `non_field_errors`.
   */
  fields: Record<string, string[]>
  /** Seconds to wait before a retry; null if the backend names no time. */
  retryAfter: number | null
  /** Body of the response, parsed but not validated. */
  data: unknown
}

/** A response of the backend, not validated. Its status is 0 if the backend was not reached. */
export interface BackendResponse {
  status: number
  data: unknown
  retryAfter: number | null
}

/**
 * Converts a response to a result. Validates its value with the schema.
 * @param onBreach called if the response violates the contract
 */
export function toResult<Schema extends z.ZodType>(
  response: BackendResponse,
  schema: Schema,
  onBreach?: (error: z.ZodError) => void,
): Result<z.output<Schema>> {
  if (response.status < 200 || response.status >= 300) return { ok: false, failure: toFailure(response) }
  const parseResult = schema.safeParse(response.data)
  if (parseResult.success) return { ok: true, value: parseResult.data }
  onBreach?.(parseResult.error)
  return { ok: false, failure: toFailure({ status: 502 }) }
}

/**
 * Returns true if a write was refused because it is based on an old state. Only the response to
 * such a conflict contains the current state.
 */
export function isOutdated({ status, data }: Pick<Failure, 'status' | 'data'>): boolean {
  return status === 409 && isRecord(data) && 'current' in data
}

/**
 * Returns true if the backend failed or limited the site's rate of calls. Other failures, such as
 * 404, are regular responses.
 */
export function isFault({ status }: Pick<Failure, 'status'>): boolean {
  return status >= 500 || status === 429
}

/** Converts an unsuccessful response to a failure. */
export function toFailure({
  status,
  data = null,
  retryAfter = null,
}: Pick<BackendResponse, 'status'> & Partial<BackendResponse>): Failure {
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
 * Collects the errors by field. They are nested like the sent data. Errors in the object `data` are
 * returned under the names of its fields, all other errors under their outermost name.
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
