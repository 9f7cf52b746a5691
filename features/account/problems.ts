import { z } from 'zod'
import type { Failure, Result } from '@/lib/api/result'

/**
 * The codes of problems that have a text in `messages/*.json`. They come from the schemas of forms
 * and from the backend.
 */
export const problemCodes = [
  'required',
  'invalid_email',
  'invalid',
  'max_length',
  'email_local_part',
  'unsafe_characters',
  'password_too_long',
  'email_password_mismatch',
  'too_many_login_attempts',
  'too_many_attempts',
  'too_many_requests',
  'busy',
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'enter_current_password',
  'incorrect_password',
  'duplicate_email',
  'unknown_email',
  'email_taken',
  'incorrect_code',
  'login_expired',
  'invalid_or_expired_key',
  'invalid_password_reset',
  'cannot_remove_primary_email',
  'unverified_primary_email',
  'offline',
  'other',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export interface Problem {
  /** The name of the field; null if the problem concerns the whole form. */
  field: string | null
  code: ProblemCode
  /** The text to display, if the backend sent a text instead of a code. */
  message?: string
}

/** Converts a code of the backend to a problem. An unknown code becomes `other`. */
export function toProblem(field: string | null, code: string): Problem {
  const knownCode = problemCodes.find((candidate) => candidate === code) ?? 'other'
  return { field, code: knownCode === 'invalid' && field === 'email' ? 'invalid_email' : knownCode }
}

/** The errors in responses of the authentication API (django-allauth headless). */
const codedSchema = z.object({
  errors: z.array(z.object({ code: z.string(), param: z.string().optional() })),
})

/**
 * Converts a failed call to problems for display. A missing login (401) and a login while logged in
 * (409) are handled elsewhere, so the result is empty.
 */
export function toProblems(failure: Failure): Problem[] {
  const { status, detail, fields, data } = failure
  const codedErrors = codedSchema.safeParse(data).data?.errors ?? []
  const problems = [
    ...codedErrors.map(({ code, param }) => toProblem(param ?? null, code)),
    ...Object.entries(fields).map(
      ([name, messages]): Problem => ({
        field: name === 'non_field_errors' ? null : name,
        code: 'other',
        message: messages.join(' '),
      }),
    ),
  ]
  if (problems.length > 0) return problems
  if (status === 0) return [toProblem(null, 'offline')]
  if (status === 429) return [toProblem(null, 'too_many_attempts')]
  if (status === 503) return [toProblem(null, 'busy')]
  // A response with status 409 and no message means that the user is already logged in.
  const isExpected = status === 401 || (status === 409 && detail === null)
  return isExpected ? [] : [toProblem(null, 'other')]
}

/**
 * Treats a failure without problems as a success. A call that ends the session has succeeded
 * although django-allauth responds with status 401.
 */
export function acceptWithoutProblems(result: Result<unknown>): Result<unknown> {
  return result.ok || toProblems(result.failure).length > 0 ? result : { ok: true, value: null }
}

/**
 * Returns the state of a form for a mailed key after a submission without JavaScript. `failed`
 * means that the backend did not examine the key, so the visitor can try again.
 */
export function toKeyState(failure: string | null): 'asking' | 'failed' | 'expired' {
  if (failure === null) return 'asking'
  return failure === 'too_many_attempts' || failure === 'other' ? 'failed' : 'expired'
}
