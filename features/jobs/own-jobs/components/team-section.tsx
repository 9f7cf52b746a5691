import { useTranslations } from 'next-intl'
import type { TeamChange } from '../team-calls'
import { type TeamOptions, useTeam } from '../use-team'
import { TeamForm } from './team-form'
import { TeamInvitations } from './team-invitations'
import { TeamKeys } from './team-keys'
import { TeamMembers } from './team-members'
import { TeamOutcome } from './team-outcome'
import styles from './team-section.module.css'

export type TeamSectionProps = TeamOptions

/**
 * The section about the team whose members share job ads. Invitations, API keys and the name can be
 * changed only by an owner.
 */
export function TeamSection({ locale, ...options }: TeamSectionProps) {
  const t = useTranslations('ownJobs.team')
  const team = useTeam({ locale, ...options })
  const { id, name, is_owner } = team.currentTeam
  const toRenaming = (newName: string): TeamChange => {
    return { method: 'PATCH', path: '', data: { name: newName } }
  }
  return (
    <section className={styles.team} aria-labelledby="job-team">
      <h2 id="job-team">{t('title')}</h2>
      <p>{id === null ? t('alone') : t('together', { name })}</p>
      {id !== null && <TeamMembers team={team} />}
      <TeamOutcome pathPrefix="members/" team={team} />
      {is_owner && (
        <>
          <TeamInvitations team={team} locale={locale} />
          <TeamKeys team={team} locale={locale} />
        </>
      )}
      {is_owner && id !== null && (
        <>
          <h3>{t('name')}</h3>
          <TeamForm
            key={name}
            team={team}
            field={{ id: 'team-name', label: t('name'), hint: t('nameHint') }}
            input={{ defaultValue: name, maxLength: 200, autoComplete: 'organization' }}
            submitLabel={t('rename')}
            toChange={toRenaming}
          />
          <TeamOutcome pathPrefix="" team={team} />
        </>
      )}
    </section>
  )
}
