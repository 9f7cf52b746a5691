import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import formStyles from '@/components/form/form.module.css'
import { Disclosure } from '@/components/ui/disclosure'
import type { CurrentUserData } from '@/lib/contract/accounts/account'
import { SecondFactors } from '../second-factors/second-factors'
import { DeleteAccountForm } from './delete-account-form'
import { EmailAddresses } from './email-addresses'
import { ExportLink } from './export-link'
import styles from './profile.module.css'
import { ProfileForm, type ProfileFormProps } from './profile-form'
import { SessionList } from './session-list'

export interface ProfileProps extends Pick<ProfileFormProps, 'mailLanguage'> {
  /** The user's data; null if the backend has none. */
  user: CurrentUserData | null
  email: string
  /** True if the backend lists the user's sessions. */
  hasSessions: boolean
  /** True if the backend supports a second factor for the login. */
  hasFactors: boolean
  /** Addresses of the data API: users/me/ and below. */
  urls: { me: string; sessions: string; export: string }
  homeHref: string
  /** Shown instead of the user's data if they are null. */
  children?: ReactNode
}

/** The profile page: personal data, e-mail, second factors, sessions, export and deletion. */
export function Profile({
  user,
  email,
  mailLanguage,
  hasSessions,
  hasFactors,
  urls,
  homeHref,
  children,
}: ProfileProps) {
  const t = useTranslations('account')
  return (
    <div className={styles.profile}>
      {children}
      {user && (
        <section>
          <h2>{t('profile.data')}</h2>
          <ProfileForm url={urls.me} email={email} profile={toProfile(user)} mailLanguage={mailLanguage} />
        </section>
      )}
      <section>
        <h2>{t('email.title')}</h2>
        <EmailAddresses email={email} />
      </section>
      {hasFactors && (
        <section id="second-factor">
          <h2>{t('factors.title')}</h2>
          {user?.lacks_second_factor && <p className={formStyles.notice}>{t('factors.required')}</p>}
          <SecondFactors email={email} isStaff={user?.is_editor || (user?.may_administrate ?? false)} />
        </section>
      )}
      {hasSessions && (
        <section>
          <h2>{t('sessions.title')}</h2>
          <SessionList url={urls.sessions} email={email} />
        </section>
      )}
      {user && (
        <>
          <section>
            <h2>{t('export.title')}</h2>
            <p>{t('export.text')}</p>
            <ExportLink url={urls.export} email={email} />
          </section>
          <section>
            <h2>{t('deletion.title')}</h2>
            <Disclosure summary={t('deletion.open')}>
              <DeleteAccountForm url={urls.me} email={email} homeHref={homeHref} />
            </Disclosure>
          </section>
        </>
      )}
    </div>
  )
}

function toProfile(user: CurrentUserData) {
  const { salutation, title, first_name, last_name, position, organization, phone, language, newsletter } = user
  return { salutation, title, first_name, last_name, position, organization, phone, language, newsletter }
}
