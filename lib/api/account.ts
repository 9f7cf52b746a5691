import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Locale } from '../contract/common/locale'
import { type AccountNavigation, parseAccountNavigation } from './account-navigation'
import { type CurrentUser, parseCurrentUser } from './current-user'
import { read } from './read'

/** The parsers below validate the data, as in the browser. */
const anything = z.unknown()

/** Data of the current user in the members' area. */
export interface Account {
  user: CurrentUser
  navigation: AccountNavigation
}

/** Loads the user and the navigation for a page of the members' area; null without a login. */
export const getAccount = cache(async (locale: Locale, cookie: string): Promise<Account | null> => {
  const [me, nav] = await Promise.all([
    read(`/${locale}/api/users/me/`, anything, { cookie, lookup: 'current-user' }),
    read(`/${locale}/pageeditor-api/nav-account/`, anything, { cookie, lookup: 'current-user' }),
  ])
  const user = me.ok ? parseCurrentUser(me.value) : null
  const navigation = nav.ok ? parseAccountNavigation(nav.value) : null
  return user && navigation && { user, navigation }
})
