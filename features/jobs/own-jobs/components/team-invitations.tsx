import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { formatDate } from '@/lib/time-in-words'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'
import { TeamButton } from './team-button'
import { TeamForm } from './team-form'
import { TeamOutcome } from './team-outcome'
import styles from './team-section.module.css'

const path = 'invitations/'
const invite = (email: string): TeamChange => ({ method: 'POST', path, data: { email } })

/** The open invitations of a team, and the form to invite a person. */
export function TeamInvitations({ team, locale }: { team: Team; locale: Locale }) {
  const t = useTranslations('ownJobs.team')
  const { invitations } = team.currentTeam
  return (
    <>
      {invitations.length > 0 && (
        <>
          <h3>{t('invitations')}</h3>
          <ul className={styles.list}>
            {invitations.map(({ id, email, expires_at }) => (
              <li key={id}>
                <span>
                  <strong>{email}</strong> {t('until', { day: formatDate(expires_at.slice(0, 10), locale) })}
                </span>
                <TeamButton
                  team={team}
                  text={t('withdraw')}
                  objectName={email}
                  change={{ method: 'DELETE', path: `${path}${id}/` }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('inviteLabel')}</h3>
      <TeamForm
        team={team}
        field={{ id: 'team-email', label: t('email'), hint: t('inviteHint') }}
        input={{ type: 'email', maxLength: 254, autoComplete: 'off' }}
        submitLabel={t('invite')}
        toChange={invite}
      />
      <TeamOutcome pathPrefix={path} team={team} />
    </>
  )
}
