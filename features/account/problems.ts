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

export interface FormResult {
  /** The step that is still to be done, as `verify_email` or `reauthenticate`; null for none. */
  pending: string | null
  /** The answer's status; 0 where none came. */
  status: number
  /** Empty when all is well, and where a login is missing (401). */
  problems: Problem[]
}

/** A problem of the backend in the forms' terms; a code that is not known says that something went wrong. */
export function problemOf(field: string | null, code: string): Problem {
  const known = problemCodes.find((one) => one === code) ?? 'other'
  return { field, code: known === 'invalid' && field === 'email' ? 'invalid_email' : known }
}

/** What an answer's status says where the answer itself names no problem. */
export function problemsOfStatus(status: number): Problem[] {
  if (status === 0) return [problemOf(null, 'offline')]
  if (status === 429) return [problemOf(null, 'too_many_attempts')]
  if (status === 503) return [problemOf(null, 'busy')]
  return status >= 400 && status !== 401 ? [problemOf(null, 'other')] : []
}
