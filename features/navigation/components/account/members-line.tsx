import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import type { ServiceAddresses } from '../../addresses'
import { AccountLink } from './account-link'
import styles from './members-line.module.css'

export interface MembersLineProps {
  addresses: Pick<ServiceAddresses, 'account' | 'currentUser'>
}

/**
 * The members' line above the header (spec §2). Every page contains it; the style sheet shows it
 * for logged-in users. It reserves space for the name to avoid layout shifts.
 */
export function MembersLine({ addresses: { account, currentUser } }: MembersLineProps) {
  const t = useTranslations('menus')
  return (
    <nav hidden aria-label={t('member')} className={`on-dark ${styles.line}`}>
      <div className={`shell ${styles.parts}`}>
        <AccountLink
          userUrl={currentUser}
          login={account.start}
          account={account.start}
          label={useTranslations('frame')('login')}
          className={styles.link}
        />
        <PageLink href={account.logout} className={styles.link}>
          {t('selfService.logout')}
        </PageLink>
      </div>
    </nav>
  )
}
