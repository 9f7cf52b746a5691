/** The contract's codes for what an account call refuses. */
export const accountErrorCodes = [
  'required',
  'invalid',
  'max_length',
  'email_password_mismatch',
  'too_many_login_attempts',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'enter_current_password',
  'incorrect_password',
  'duplicate_email',
  'cannot_remove_primary_email',
  'unverified_primary_email',
  'invalid_or_expired_key',
  'invalid_password_reset',
] as const

export type AccountErrorCode = (typeof accountErrorCodes)[number]

/** Refuses a call because of a field of its body, or of a key. */
export class AccountError extends Error {
  override readonly name = 'AccountError'

  constructor(
    readonly code: AccountErrorCode,
    readonly param: string,
  ) {
    super(code)
  }
}
