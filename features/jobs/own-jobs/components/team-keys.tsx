import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import { formatDate } from '@/lib/time-in-words'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'
import { TeamButton } from './team-button'
import { TeamForm } from './team-form'
import { TeamOutcome } from './team-outcome'
import styles from './team-section.module.css'

const path = 'keys/'
const makeKey = (name: string): TeamChange => ({
  method: 'POST',
  path,
  data: { name, scopes: ['jobs:read', 'jobs:write'] },
})

/** The API keys with which programs write job ads for a team. */
export function TeamKeys({ team, locale }: { team: Team; locale: Locale }) {
  const t = useTranslations('ownJobs.team')
  const { keys } = team.currentTeam
  return (
    <>
      <h3>{t('keys')}</h3>
      <p>{t('keysText')}</p>
      {keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map(({ id, name, prefix, last_used_on }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong> <code>{prefix}…</code>{' '}
                {last_used_on ? t('used', { day: formatDate(last_used_on, locale) }) : t('unused')}
              </span>
              <TeamButton
                team={team}
                text={t('revoke')}
                objectName={name}
                question={t('questions.revoke')}
                change={{ method: 'DELETE', path: `${path}${id}/` }}
              />
            </li>
          ))}
        </ul>
      )}
      <TeamForm
        team={team}
        field={{ id: 'team-key', label: t('keyName') }}
        input={{ maxLength: 100, autoComplete: 'off' }}
        submitLabel={t('makeKey')}
        toChange={makeKey}
      />
      <TeamOutcome pathPrefix={path} team={team} />
    </>
  )
}
