import { useTranslations } from 'next-intl'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import type { Team } from '../use-team'
import { TeamButton } from './team-button'
import styles from './team-section.module.css'

/** The members of a team. Owners change roles and remove members; each member can leave. */
export function TeamMembers({ team }: { team: Team }) {
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
                // The last owner cannot leave the team.
                (!member.is_owner || owners.length > 1) && (
                  <TeamButton
                    team={team}
                    text={getRoleAction(member)}
                    objectName={name}
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
