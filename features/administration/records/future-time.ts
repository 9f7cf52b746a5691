/** Returns the time if it is in the future, otherwise null. A dialog proposes no past time. */
export function toFutureTime(time: unknown): string | null {
  return typeof time === 'string' && Date.parse(time) > Date.now() ? time : null
}
