'use client'

import { UserNavigationSkeleton } from '@/components/skeleton/user-navigation-skeleton'
import type { Account } from '@/lib/api/account'
import { type SelfServiceTexts, toSelfServiceMenu, toUserNavigation } from '../../self-service'
import styles from './self-service-column.module.css'
import { SelfServiceMenu } from './self-service-menu'
import { useAccountNavigation } from './use-account-navigation'
import { useCurrentUser } from './use-current-user'

export interface SelfServiceColumnProps {
  /** The account loaded by the server, on pages rendered per user. */
  initial: Account | null
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  /** The address of GET pageeditor-api/nav-account/ in the page's language. */
  navigationUrl: string
  texts: SelfServiceTexts
  address: string | null
}

/**
 * The self-service menu next to pages of the members' area (spec §2). A skeleton reserves its space
 * if the cookie marks a logged-in user; visitors see nothing.
 */
export function SelfServiceColumn({
  initial,
  userUrl,
  navigationUrl,
  texts,
  address,
}: SelfServiceColumnProps) {
  const currentUser = useCurrentUser(userUrl)
  const user = currentUser ?? initial?.user ?? null
  const loadedNavigation = useAccountNavigation(initial ? null : user, navigationUrl)
  const navigation = initial?.navigation ?? loadedNavigation
  if (user && navigation !== undefined) {
    return (
      <SelfServiceMenu
        menu={toSelfServiceMenu(user, toUserNavigation(navigation), texts)}
        address={address}
      />
    )
  }
  return (
    <div className={styles.waiting}>
      <UserNavigationSkeleton label={texts.loading} />
    </div>
  )
}
