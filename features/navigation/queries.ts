import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { parseAccountNavigation } from '@/lib/api/account-navigation'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import { type CurrentUser, parseCurrentUser, parseSessionUser } from '@/lib/api/current-user'
import { parseAdministeredTypes, parseEditorMenus, parseWorkingState } from '@/lib/api/editor-session'
import { orThrow } from '@/lib/api/or-throw'
import { ask } from '@/lib/api/query'
import { queryClient } from '@/lib/api/query-client'

const accountKeys = {
  all: ['account'] as const,
  user: (url: string) => [...accountKeys.all, 'user', url] as const,
  navigation: (email: string, url: string) => [...accountKeys.all, 'navigation', email, url] as const,
  editorMenus: (url: string) => [...accountKeys.all, 'editor-menus', url] as const,
  types: (url: string) => [...accountKeys.all, 'types', url] as const,
  pageState: (url: string) => [...accountKeys.all, 'page-state', url] as const,
}

/**
 * Creates a schema from a hand-written parser, so that the schema library is not loaded on
 * visitors'
 * pages. The parser returns null for an invalid response.
 */
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

/** The data are used until the document is left. */
const staleTime = Number.POSITIVE_INFINITY

/**
 * Returns the query for the logged-in user.
 * @param url the address of GET api/users/me/ in the language of the page
 */
const userQuery = (url: string) =>
  queryOptions({ queryKey: accountKeys.user(url), queryFn: () => fetchUser(url), staleTime })

/** Fetches the user. If the backend has no call for that, fetches the session instead. */
async function fetchUser(url: string): Promise<CurrentUser> {
  const user = await call(userSchema, { method: 'GET', path: url })
  return !user.ok && user.failure.status === 404 ? ask(sessionUserSchema, sessionUrl) : orThrow(user)
}

/**
 * Returns the query for the navigation of a user.
 * @param email the user's e-mail address, which distinguishes the cached results
 * @param url the address of GET pageeditor-api/nav-account/ in the language of the page
 */
const navigationQuery = (email: string, url: string) =>
  queryOptions({
    queryKey: accountKeys.navigation(email, url),
    queryFn: () => ask(navigationSchema, url),
    staleTime,
  })

/** Returns an observer for the logged-in user, for components without a query provider. */
export const observeUser = (url: string) => new QueryObserver(queryClient(), userQuery(url))

/** Returns an observer for the navigation of a user, for components without a query provider. */
export const observeNavigation = (email: string, url: string) =>
  new QueryObserver(queryClient(), navigationQuery(email, url))

/**
 * Returns an observer for the menus of the editor, for components without a query provider.
 * @param url the address of GET pageeditor-api/user in the language of the editor
 */
export const observeEditorMenus = (url: string) =>
  new QueryObserver(
    queryClient(),
    queryOptions({
      queryKey: accountKeys.editorMenus(url),
      queryFn: () => ask(editorMenusSchema, url),
      staleTime,
    }),
  )

/**
 * Returns an observer for the types of records that the user may administer, for components without
 * a
 * query provider.
 * @param url the address of GET api/administration/
 */
export const observeAdministeredTypes = (url: string) =>
  new QueryObserver(
    queryClient(),
    queryOptions({ queryKey: accountKeys.types(url), queryFn: () => ask(typesSchema, url), staleTime }),
  )

/**
 * Returns an observer for the state of a page's working copy, for components without a query
 * provider. It is fetched again on each page, because editing changes it.
 * @param url the address of GET pageeditor-api/page/{path} for editors
 */
export const observePageState = (url: string) =>
  new QueryObserver(
    queryClient(),
    queryOptions({
      queryKey: accountKeys.pageState(url),
      queryFn: () => ask(pageStateSchema, url),
      staleTime: 0,
    }),
  )
