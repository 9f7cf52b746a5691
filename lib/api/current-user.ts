import { isRecord } from './is-record'
import { toText } from './to-text'

/** The user data that the page frame shows (spec §3, user data). */
export interface CurrentUser {
  first_name: string
  last_name: string
  email: string
  group: string
}

/**
 * Parses a user of the session call, which has no name (allauth, Session), or null.
 */
export function parseSessionUser(answer: unknown): CurrentUser | null {
  return isRecord(answer) && isRecord(answer.data) ? parseCurrentUser(answer.data.user) : null
}

/**
 * Parses the response; null if it is not a user. Hand-written, because a schema would add zod to
 * the scripts of every page.
 */
export function parseCurrentUser(data: unknown): CurrentUser | null {
  if (!isRecord(data) || !('email' in data)) return null
  return {
    first_name: toText(data.first_name),
    last_name: toText(data.last_name),
    email: toText(data.email),
    group: toText(data.group),
  }
}
