import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { CurrentUserData } from '@/lib/contract/account'
import type { LoadedSession } from '../loaders'
import { DeleteAccountForm } from './delete-account-form'
import { EmailAddresses } from './email-addresses'
import { ExportLink } from './export-link'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form'
import { SessionList } from './session-list'

export interface ProfileProps {
  /** Null where the backend has no such data. */
  user: CurrentUserData | null
  emails: { own: string; pending: string | null }
  /** Null where the backend does not tell. */
  sessions: LoadedSession[] | null
  /** Of the data API: users/me and what lies below it. */
  urls: { me: string; sessions: string; export: string }
  homeHref: string
  /** What stands in place of the user's data. */
  children?: ReactNode
}

/** Meine Daten: what the user tells, the address, the sessions, the way out with one's data or without. */
export function Profile({ user, emails, sessions, urls, homeHref, children }: ProfileProps) {
  const t = useTranslations('account')
  return (
    <div className={styles.profile}>
      {children}
      {user && (
        <section>
          <h2>{t('profile.data')}</h2>
          <ProfileForm url={urls.me} email={emails.own} profile={profileOf(user)} />
        </section>
      )}
      <section>
        <h2>{t('email.title')}</h2>
        <EmailAddresses email={emails.own} pending={emails.pending} />
      </section>
      {sessions && <Sessions sessions={sessions} url={urls.sessions} email={emails.own} />}
      {user && (
        <>
          <section>
            <h2>{t('export.title')}</h2>
            <p>{t('export.text')}</p>
            <ExportLink url={urls.export} email={emails.own} />
          </section>
          <section>
            <h2>{t('deletion.title')}</h2>
            <Disclosure summary={t('deletion.open')}>
              <DeleteAccountForm url={urls.me} email={emails.own} homeHref={homeHref} />
            </Disclosure>
          </section>
        </>
      )}
    </div>
  )
}

function profileOf(user: CurrentUserData) {
  const { salutation, title, first_name, last_name, position, organization, phone, language, newsletter } =
    user
  return { salutation, title, first_name, last_name, position, organization, phone, language, newsletter }
}

function Sessions({ sessions, url, email }: { sessions: LoadedSession[]; url: string; email: string }) {
  const t = useTranslations('account.sessions')
  const format = useFormatter()
  const shown = sessions.map(({ id, user_agent, created_at, last_seen_at = created_at, is_current }) => ({
    id,
    device: user_agent,
    lastUsed: format.dateTime(new Date(last_seen_at * 1000), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }),
    isCurrent: is_current,
  }))
  return (
    <section>
      <h2>{t('title')}</h2>
      <SessionList url={url} email={email} sessions={shown} />
    </section>
  )
}
