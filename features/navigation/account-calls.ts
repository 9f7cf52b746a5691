import { z } from 'zod'
import { parseAccountNavigation } from '@/lib/api/account-navigation'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { type CurrentUser, parseCurrentUser, parseSessionUser } from '@/lib/api/current-user'
import { parseAdministeredTypes, parseEditorMenus, parseWorkingState } from '@/lib/api/editor-session'
import { ask } from '@/lib/api/query'
import { requireSuccess } from '@/lib/api/require-success'

// The calls of the queries of the header. Loaded on demand: most visitors never need them.

/** Creates a schema from a parser, which returns null for an invalid response. */
const toSchema = <Value>(parse: (data: unknown) => Value | null) =>
  unparsedResponseSchema.transform((data, { issues }) => {
    const value = parse(data)
    if (value !== null) return value
    issues.push({ code: 'custom', input: data, message: 'No such answer' })
    return z.NEVER
  })

const userSchema = toSchema(parseCurrentUser)
const sessionUserSchema = toSchema(parseSessionUser)
const navigationSchema = toSchema(parseAccountNavigation)
const editorMenusSchema = toSchema(parseEditorMenus)
const typesSchema = toSchema(parseAdministeredTypes)
const pageStateSchema = toSchema(parseWorkingState)

/** The authentication API's call for the session. All backends with users support it. */
const sessionUrl = '/_allauth/browser/v1/auth/session'

/** Fetches the user. If the backend has no call for that, fetches the session instead. */
export async function fetchUser(url: string): Promise<CurrentUser> {
  const user = await call(userSchema, { method: 'GET', path: url })
  return !user.ok && user.failure.status === 404 ? ask(sessionUserSchema, sessionUrl) : requireSuccess(user)
}

export const fetchNavigation = (url: string) => ask(navigationSchema, url)
export const fetchEditorMenus = (url: string) => ask(editorMenusSchema, url)
export const fetchAdministeredTypes = (url: string) => ask(typesSchema, url)
export const fetchPageState = (url: string) => ask(pageStateSchema, url)
