'use client'

import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { UserNavigationSkeleton } from '@/components/skeleton/user-navigation-skeleton'
import { Disclosure } from '@/components/ui/disclosure'
import { PageLink } from '@/lib/i18n/page-link'
import { formatAccountLabel } from '../../account-label'
import { type SelfServiceTexts, toSelfServiceMenu, toUserNavigation } from '../../self-service'
import styles from './account-menu.module.css'
import { SelfServiceMenu } from './self-service-menu'
import { useAccountNavigation } from './use-account-navigation'
import { useCurrentUser } from './use-current-user'

export interface AccountMenuProps {
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  /** The address of GET pageeditor-api/nav-account/ in the page's language. */
  navigationUrl: string
  texts: SelfServiceTexts
  login: string
  label: string
}

/**
 * The account button on narrow screens (spec §4): opens the self-service menu, or the login for
 * visitors.
 */
export function AccountMenu({ userUrl, navigationUrl, texts, login, label }: AccountMenuProps) {
  const { address } = usePageFrame()
  const user = useCurrentUser(userUrl)
  const navigation = useAccountNavigation(user, navigationUrl)
  const button = (
    <>
      <AccountIcon />
      <span className="visually-hidden">{formatAccountLabel(user, label)}</span>
    </>
  )
  if (!user) {
    return (
      <PageLink href={login} className={styles.button} aria-current={login === address ? 'page' : undefined}>
        {button}
      </PageLink>
    )
  }
  return (
    <Disclosure
      className={styles.menu}
      name="frame-menu"
      data-menu="account"
      button={{ className: styles.button }}
      summary={button}
    >
      <div className={`on-dark ${styles.panel}`}>
        {navigation === undefined ? (
          <UserNavigationSkeleton label={texts.loading} />
        ) : (
          <SelfServiceMenu menu={toSelfServiceMenu(user, toUserNavigation(navigation), texts)} address={address} />
        )}
      </div>
    </Disclosure>
  )
}

/** The icon of the account button: a person in front of a curtain. */
function AccountIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M12 3a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9zM3 22c0-5 4-8 9-8s9 3 9 8z" />
    </svg>
  )
}
