import { currentRequest } from '@/lib/request-context'

/** What tells the client how its request is called in the log. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequest()?.id
  return id === undefined ? {} : { 'X-Request-Id': id }
}
