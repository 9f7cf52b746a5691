import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Locale } from '../contract/common/locale'
import { type AccountNavigation, accountNavigationOf } from './account-navigation'
import { type CurrentUser, currentUserOf } from './current-user'
import { read } from './read'

/** Checked by the same functions as in the browser. */
const anything = z.unknown()

/** What the members' area shows of the user whose cookies these are. */
export interface Account {
  user: CurrentUser
  navigation: AccountNavigation
}

/** The user and the user's navigation, for a page of the members' area; null where the backend knows no user. */
export const getAccount = cache(async (locale: Locale, cookie: string): Promise<Account | null> => {
  const [me, nav] = await Promise.all([
    read(`/${locale}/api/users/me/`, anything, { cookie }),
    read(`/${locale}/pageeditor-api/nav-account/`, anything, { cookie }),
  ])
  const user = me.ok ? currentUserOf(me.value) : null
  const navigation = nav.ok ? accountNavigationOf(nav.value) : null
  return user && navigation && { user, navigation }
})
