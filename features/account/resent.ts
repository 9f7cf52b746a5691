/** The outcome of a request for another confirmation link: sent, or sent only with a login. */
export type ResendOutcome = 'sent' | 'byLogin'

/** Parses the outcome from the query of a submission without JavaScript. */
export function parseResent(value: string | null): ResendOutcome | null {
  return value === 'sent' || value === 'byLogin' ? value : null
}
