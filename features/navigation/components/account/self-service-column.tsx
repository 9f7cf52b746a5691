'use client'

import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { UserNavigationSkeleton } from '@/components/skeleton/user-navigation-skeleton'
import { type SelfServiceTexts, toSelfServiceMenu, toUserNavigation } from '../../self-service'
import styles from './self-service-column.module.css'
import { SelfServiceMenu } from './self-service-menu'
import { useAccountNavigation } from './use-account-navigation'
import { useCurrentUser } from './use-current-user'

export interface SelfServiceColumnProps {
  /** True on a page that was rendered for its user. */
  isRenderedForUser: boolean
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  /** The address of GET pageeditor-api/nav-account/ in the page's language. */
  navigationUrl: string
  texts: SelfServiceTexts
}

/**
 * The self-service menu next to pages of the members' area (spec §2). A skeleton reserves its space
 * while the data load. Renders nothing for visitors.
 */
export function SelfServiceColumn({ isRenderedForUser, userUrl, navigationUrl, texts }: SelfServiceColumnProps) {
  const { address } = usePageFrame()
  const user = useCurrentUser(userUrl, isRenderedForUser)
  const navigation = useAccountNavigation(user, navigationUrl)
  if (user && navigation !== undefined) {
    return <SelfServiceMenu menu={toSelfServiceMenu(user, toUserNavigation(navigation), texts)} address={address} />
  }
  return (
    <div className={styles.waiting}>
      <UserNavigationSkeleton label={texts.loading} />
    </div>
  )
}
