import { useFormatter, useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { CurrentUserData, sessionSchema } from '@/lib/contract/account'
import { DeleteAccountForm } from './delete-account-form'
import { EmailAddresses } from './email-addresses'
import { ExportLink } from './export-link'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form'
import { SessionList } from './session-list'

export interface ProfileProps {
  user: CurrentUserData
  pendingEmail: string | null
  sessions: z.infer<typeof sessionSchema>[]
  /** Of the data API: users/me and what lies below it. */
  urls: { me: string; sessions: string; export: string }
  homeHref: string
}

/** Meine Daten: what the user tells, the address, the sessions, the way out with one's data or without. */
export function Profile({ user, pendingEmail, sessions, urls, homeHref }: ProfileProps) {
  const t = useTranslations('account')
  const format = useFormatter()
  const shown = sessions.map(({ id, user_agent, last_used_at, is_current }) => ({
    id,
    device: user_agent,
    lastUsed: format.dateTime(new Date(last_used_at), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }),
    isCurrent: is_current,
  }))
  const { email, salutation, title, first_name, last_name, position, organization, phone } = user
  const names = { salutation, title, first_name, last_name, position, organization, phone }
  return (
    <div className={styles.profile}>
      <section>
        <h2>{t('profile.data')}</h2>
        <ProfileForm
          url={urls.me}
          email={email}
          profile={{ ...names, language: user.language, newsletter: user.newsletter }}
        />
      </section>
      <section>
        <h2>{t('email.title')}</h2>
        <EmailAddresses email={email} pending={pendingEmail} />
      </section>
      <section>
        <h2>{t('sessions.title')}</h2>
        <SessionList url={urls.sessions} email={email} sessions={shown} />
      </section>
      <section>
        <h2>{t('export.title')}</h2>
        <p>{t('export.text')}</p>
        <ExportLink url={urls.export} email={email} />
      </section>
      <section>
        <h2>{t('deletion.title')}</h2>
        <details>
          <summary>{t('deletion.open')}</summary>
          <DeleteAccountForm url={urls.me} email={email} homeHref={homeHref} />
        </details>
      </section>
    </div>
  )
}
