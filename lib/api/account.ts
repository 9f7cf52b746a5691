import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Locale } from '../contract/common/locale'
import { type AccountNavigation, parseAccountNavigation } from './account-navigation'
import { type CurrentUser, parseCurrentUser } from './current-user'
import { read } from './read'

/** Schema that accepts any response. The parsers below check the data, as in the browser. */
const anyResponseSchema = z.unknown()

/** Data of the current user in the members' area. */
export interface Account {
  user: CurrentUser
  navigation: AccountNavigation
}

/**
 * Loads the user and the navigation for a page of the members' area; null if the visitor is not
 * logged in or a call fails.
 */
export const readAccount = cache(async (locale: Locale, cookie: string): Promise<Account | null> => {
  const [userResult, navigationResult] = await Promise.all([
    read(`/${locale}/api/users/me/`, anyResponseSchema, { cookie, lookup: 'current-user' }),
    read(`/${locale}/pageeditor-api/nav-account/`, anyResponseSchema, { cookie, lookup: 'current-user' }),
  ])
  const user = userResult.ok ? parseCurrentUser(userResult.value) : null
  const navigation = navigationResult.ok ? parseAccountNavigation(navigationResult.value) : null
  return user && navigation ? { user, navigation } : null
})
