import type { z } from 'zod'

/**
 * The result of a backend call, in the browser and on the server. A refusal is expected and part of the type.
 */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Makes a call, and asks for a login or a password that it turns out to need. */
export type WithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

/** Why a call came to nothing. */
export interface Failure {
  /** The answer's status: 0 without a connection, 502 for an answer that breaks the contract. */
  status: number
  /** What the backend says, in the language of the call; null where it says nothing that people can read. */
  detail: string | null
  /** What is wrong with the data that were sent (status 400), by field; `non_field_errors` for what concerns the whole. */
  fields: Record<string, string[]>
  /** Seconds that the backend asks to wait; null where it does not. */
  retryAfter: number | null
  /** The refusal's body as it came. */
  data: unknown
}

/** An answer of the backend as it came; status 0 where none did. */
export interface Answer {
  status: number
  data: unknown
  retryAfter: number | null
}

/**
 * What an answer comes to by the schema of its value.
 * @param onBreach called with an answer that breaks the contract
 */
export function resultOf<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
  onBreach?: (error: z.ZodError) => void,
): Result<z.output<Schema>> {
  if (answer.status < 200 || answer.status >= 300) return { ok: false, failure: failureOf(answer) }
  const parsed = schema.safeParse(answer.data)
  if (parsed.success) return { ok: true, value: parsed.data }
  onBreach?.(parsed.error)
  return { ok: false, failure: failureOf({ status: 502 }) }
}

/** The failure that an answer without a success means. */
export function failureOf({
  status,
  data = null,
  retryAfter = null,
}: Pick<Answer, 'status'> & Partial<Answer>): Failure {
  const body = isRecord(data) ? data : {}
  return {
    status,
    detail: typeof body.detail === 'string' ? body.detail : null,
    fields: status === 400 ? fieldErrorsOf(body) : {},
    retryAfter,
    data,
  }
}

/** Errors lie nested as the data that were sent: those of `data` by its own fields, others by their outermost name. */
function fieldErrorsOf(body: Record<string, unknown>): Record<string, string[]> {
  const errors = Object.entries(body).flatMap(([name, value]): [string, string[]][] => {
    if (name === 'data' && isRecord(value)) return Object.entries(fieldErrorsOf(value))
    const messages = messagesIn(value)
    return messages.length > 0 ? [[name, messages]] : []
  })
  return Object.fromEntries(errors)
}

function messagesIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : messagesIn(entry)))
  }
  return isRecord(value) ? Object.values(value).flatMap(messagesIn) : []
}

/** The seconds of a `Retry-After`; null without one. */
export function retryAfterOf(header: unknown): number | null {
  const seconds = Number(header)
  return seconds > 0 ? seconds : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
