/** The outcome of a request for another confirmation link: sent, or sent only with a login. */
export type Resent = 'sent' | 'byLogin'

/** The outcome in a parameter that a form without JavaScript comes back with; null for none. */
export function resentOf(value: string | null): Resent | null {
  return value === 'sent' || value === 'byLogin' ? value : null
}
