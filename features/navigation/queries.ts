import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { accountNavigationOf } from '@/lib/api/account-navigation'
import { anything } from '@/lib/api/call'
import { currentUserOf } from '@/lib/api/current-user'
import { ask, queryClient } from '@/lib/api/query'

const accountKeys = {
  all: ['account'] as const,
  user: (url: string) => [...accountKeys.all, 'user', url] as const,
  navigation: (email: string, url: string) => [...accountKeys.all, 'navigation', email, url] as const,
}

/** Read by hand, as on pages without the schemas' library; what is read from nothing breaks the contract. */
const readBy = <Value>(parse: (data: unknown) => Value | null) =>
  anything.transform((data, { issues }) => {
    const value = parse(data)
    if (value !== null) return value
    issues.push({ code: 'custom', input: data, message: 'No such answer' })
    return z.NEVER
  })

const userSchema = readBy(currentUserOf)
const navigationSchema = readBy(accountNavigationOf)

/** What was had is good for the document. */
const staleTime = Number.POSITIVE_INFINITY

/**
 * Who is logged in.
 * @param url the address of GET api/users/me/ in the page's language
 */
const userQuery = (url: string) =>
  queryOptions({ queryKey: accountKeys.user(url), queryFn: () => ask(userSchema, url), staleTime })

/**
 * The navigation of a user.
 * @param email whose navigation it is
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
