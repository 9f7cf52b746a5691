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
 * Validates with a hand-written parser, to keep the schemas off visitors' pages. The parser returns
 * null for an invalid response.
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

/** The session call of the authentication API, which every backend with users has. */
const sessionUrl = '/_allauth/browser/v1/auth/session'

/** Cached until the document is unloaded. */
const staleTime = Number.POSITIVE_INFINITY

/**
 * The logged-in user.
 * @param url the address of GET api/users/me/ in the page's language
 */
const userQuery = (url: string) =>
  queryOptions({ queryKey: accountKeys.user(url), queryFn: () => fetchUser(url), staleTime })

/** Fetches the user; a backend without the user call is asked for its session. */
async function fetchUser(url: string): Promise<CurrentUser> {
  const user = await call(userSchema, { method: 'GET', path: url })
  return !user.ok && user.failure.status === 404 ? ask(sessionUserSchema, sessionUrl) : orThrow(user)
}

/**
 * The navigation of a user.
 * @param email the user's address, as part of the key
 * @param url the address of GET pageeditor-api/nav-account/ in the page's language
 */
const navigationQuery = (email: string, url: string) =>
  queryOptions({
    queryKey: accountKeys.navigation(email, url),
    queryFn: () => ask(navigationSchema, url),
    staleTime,
  })

/** Observes `userQuery` without a provider. */
export const observeUser = (url: string) => new QueryObserver(queryClient(), userQuery(url))

/** Observes `navigationQuery` without a provider. */
export const observeNavigation = (email: string, url: string) =>
  new QueryObserver(queryClient(), navigationQuery(email, url))

/**
 * Observes the menus of the editor, without a provider.
 * @param url the address of GET pageeditor-api/user in the editor's language
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
 * Observes the types of records that the user administers, without a provider.
 * @param url the address of GET api/administration/
 */
export const observeAdministeredTypes = (url: string) =>
  new QueryObserver(
    queryClient(),
    queryOptions({ queryKey: accountKeys.types(url), queryFn: () => ask(typesSchema, url), staleTime }),
  )

/**
 * Observes the state of a page's working copy, without a provider. Refetched on each page, since
 * editing changes it.
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
