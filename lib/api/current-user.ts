import { isRecord } from './is-record'
import { textIn } from './text-in'

/** What the frame reads of the current-user answer (spec §3, user data). */
export interface CurrentUser {
  first_name: string
  last_name: string
  email: string
  group: string
}

/** The user that an answer names; null for what names none. By hand: a schema would bring its library to every page. */
export function currentUserOf(data: unknown): CurrentUser | null {
  if (!isRecord(data) || !('email' in data)) return null
  return {
    first_name: textIn(data.first_name),
    last_name: textIn(data.last_name),
    email: textIn(data.email),
    group: textIn(data.group),
  }
}
