import { z } from 'zod'
import type { Failure, Result } from '@/lib/api/result'

/** What can be wrong with a form: the forms' own findings and the backend's codes; `messages/*.json` has a text for each. */
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
  'invalid_or_expired_key',
  'invalid_password_reset',
  'cannot_remove_primary_email',
  'unverified_primary_email',
  'offline',
  'other',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export interface Problem {
  /** The field's name; null where it is about the whole form. */
  field: string | null
  code: ProblemCode
  /** The backend's own words, where it has no codes. */
  message?: string
}

/** A problem of the backend in the forms' terms; a code that is not known says that something went wrong. */
export function problemOf(field: string | null, code: string): Problem {
  const known = problemCodes.find((one) => one === code) ?? 'other'
  return { field, code: known === 'invalid' && field === 'email' ? 'invalid_email' : known }
}

/** How the authentication calls name problems (django-allauth's headless API). */
const codedSchema = z.object({
  errors: z.array(z.object({ code: z.string(), param: z.string().optional() })),
})

/** What is wrong after a refusal, in the forms' terms; nothing where a login is missing (401). */
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

/** As `result`, where a refusal that names no problem is a success: with no session left, allauth says so by a 401. */
export function acceptWithoutProblems(result: Result<unknown>): Result<unknown> {
  return result.ok || problemsOf(result.failure).length > 0 ? result : { ok: true, value: null }
}
