import { isRecord } from '../is-record'
import { toText } from './to-text'

/** The facts about the user that the header and the account layout show (spec §3, user data). */
export interface CurrentUser {
  first_name: string
  last_name: string
  email: string
  group: string
}

/**
 * Parses the user in the response of the session call; null if it contains none. The response
 * lacks the name of the user (allauth, Session).
 */
export function parseSessionUser(response: unknown): CurrentUser | null {
  return isRecord(response) && isRecord(response.data) ? parseCurrentUser(response.data.user) : null
}

/**
 * Parses the response; null if it contains no user. Parsed without a schema, which would add zod to
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
