import { z } from 'zod'
import type { Failure, Result } from '@/lib/api/result'

/** The problem codes of forms, from their schemas and from the backend; `messages/*.json` has a text for each. */
export const problemCodes = [
  'required',
  'invalid_email',
  'invalid',
  'max_length',
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
  /** The field's name; null for the whole form. */
  field: string | null
  code: ProblemCode
  /** The backend's own text, if it sent no code. */
  message?: string
}

/** Maps a problem of the backend to a code of the forms; an unknown one becomes a general failure. */
export function problemOf(field: string | null, code: string): Problem {
  const known = problemCodes.find((one) => one === code) ?? 'other'
  return { field, code: known === 'invalid' && field === 'email' ? 'invalid_email' : known }
}

/** The error format of the authentication API (django-allauth headless). */
const codedSchema = z.object({
  errors: z.array(z.object({ code: z.string(), param: z.string().optional() })),
})

/** The problems of a refused call; none if a login is missing (401). */
export function problemsOf(failure: Failure): Problem[] {
  const { status, detail, fields, data } = failure
  const coded = codedSchema.safeParse(data).data?.errors ?? []
  const named = [
    ...coded.map(({ code, param }) => problemOf(param ?? null, code)),
    ...Object.entries(fields).map(
      ([name, messages]): Problem => ({
        field: name === 'non_field_errors' ? null : name,
        code: 'other',
        message: messages.join(' '),
      }),
    ),
  ]
  if (named.length > 0) return named
  if (status === 0) return [problemOf(null, 'offline')]
  if (status === 429) return [problemOf(null, 'too_many_attempts')]
  if (status === 503) return [problemOf(null, 'busy')]
  // 409 without a message means that the user is already logged in.
  const isWell = status === 401 || (status === 409 && detail === null)
  return isWell ? [] : [problemOf(null, 'other')]
}

/** Turns a refusal without problems into a success: when a call ends the session, allauth answers it with 401. */
export function acceptWithoutProblems(result: Result<unknown>): Result<unknown> {
  return result.ok || problemsOf(result.failure).length > 0 ? result : { ok: true, value: null }
}
