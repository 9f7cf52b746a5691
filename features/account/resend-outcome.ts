/**
 * The result of asking for another confirmation link. `byLogin`: the backend sends it only at a
 * login.
 */
export type ResendOutcome = 'sent' | 'byLogin'

/** Parses the result of a submission without JavaScript, which is in the query. */
export function parseResendOutcome(value: string | null): ResendOutcome | null {
  return value === 'sent' || value === 'byLogin' ? value : null
}
