import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { formatDate } from '@/lib/time-in-words'
import type { TeamChange } from '../team-calls'
import { type Team, type TeamOptions, useTeam } from '../use-team'
import { TeamButton } from './team-button'
import { TeamForm } from './team-form'
import { TeamOutcome } from './team-outcome'
import styles from './team-section.module.css'

const invitationsPath = 'invitations/'
const toInvitation = (email: string): TeamChange => ({ method: 'POST', path: invitationsPath, data: { email } })

const keysPath = 'keys/'
const toKeyCreation = (name: string, fields: FormData): TeamChange => ({
  method: 'POST',
  path: keysPath,
  data: { name, scopes: ['jobs:read', 'jobs:write', ...(fields.has('mayDelete') ? ['jobs:delete'] : [])] },
})

const toRenaming = (name: string): TeamChange => ({ method: 'PATCH', path: '', data: { name } })

/**
 * The section about the team whose members share job ads. Only owners change the invitations, the
 * API keys and the name.
 */
export function TeamSection({ locale, ...options }: TeamOptions) {
  const t = useTranslations('ownJobs.team')
  const team = useTeam({ locale, ...options })
  const { id, name, is_owner } = team.currentTeam
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

/** The API keys with which programs write job ads for a team. */
function TeamKeys({ team, locale }: { team: Team; locale: Locale }) {
  const t = useTranslations('ownJobs.team')
  const { keys } = team.currentTeam
  return (
    <>
      <h3>{t('keys')}</h3>
      <p>{t('keysText')}</p>
      {keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map(({ id, name, prefix, scopes, last_used_on }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong> <code>{prefix}…</code>{' '}
                {last_used_on ? t('used', { day: formatDate(last_used_on, locale) }) : t('unused')}
                {scopes.includes('jobs:delete') && `, ${t('mayDelete')}`}
              </span>
              <TeamButton
                team={team}
                text={t('revoke')}
                objectName={name}
                question={t('questions.revoke')}
                change={{ method: 'DELETE', path: `${keysPath}${id}/` }}
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
        toChange={toKeyCreation}
      >
        <CheckField id="team-key-delete" input={{ name: 'mayDelete' }}>
          {t('letDelete')}
        </CheckField>
      </TeamForm>
      <TeamOutcome pathPrefix={keysPath} team={team} />
    </>
  )
}

/** The open invitations of a team, and the form to invite a person. */
function TeamInvitations({ team, locale }: { team: Team; locale: Locale }) {
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
                  change={{ method: 'DELETE', path: `${invitationsPath}${id}/` }}
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
        toChange={toInvitation}
      />
      <TeamOutcome pathPrefix={invitationsPath} team={team} />
    </>
  )
}

/** The members of a team. Owners change roles and remove members; each member can leave. */
function TeamMembers({ team }: { team: Team }) {
  const t = useTranslations('ownJobs.team')
  const { is_owner, members } = team.currentTeam
  const owners = members.filter((member) => member.is_owner)
  const getRoleAction = (member: JobTeam['members'][number]) => {
    if (!member.is_owner) return t('makeOwner')
    return member.is_me ? t('stepDown') : t('makeMember')
  }
  const getQuestion = ({ name, is_me }: JobTeam['members'][number]) => {
    if (members.length === 1) return t('questions.end')
    return is_me ? t('questions.leave') : t('questions.remove', { name })
  }
  return (
    <>
      <h3>{t('members')}</h3>
      <ul className={styles.list}>
        {members.map((member) => {
          const { id, name, email, is_me } = member
          const path = `members/${id}/`
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> {email}
                {member.is_owner && `, ${t('owner')}`}
                {is_me && ` (${t('me')})`}
              </span>
              {is_owner &&
                // The last owner must stay one.
                (!member.is_owner || owners.length > 1) && (
                  <TeamButton
                    team={team}
                    text={getRoleAction(member)}
                    objectName={name}
                    {...(member.is_owner && { question: t('questions.demote', { name }) })}
                    change={{ method: 'PATCH', path, data: { is_owner: !member.is_owner } }}
                  />
                )}
              {(is_owner || is_me) && (
                <TeamButton
                  team={team}
                  text={is_me ? t('leave') : t('remove')}
                  objectName={name}
                  question={getQuestion(member)}
                  change={{ method: 'DELETE', path }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
