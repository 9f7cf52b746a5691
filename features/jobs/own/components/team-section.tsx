import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef } from 'react'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import type { JobTeam } from '@/lib/contract/job-teams'
import type { Locale } from '@/lib/contract/locale'
import { dayInWords } from '@/lib/time-in-words'
import type { TeamChange } from '../team-calls'
import styles from './team-section.module.css'

export interface TeamSectionProps {
  /** As the server has read it. */
  initial: JobTeam
  locale: Locale
}

/** Who keeps the ads together, who is invited, and the keys of their programs. */
export function TeamSection({ initial, locale }: TeamSectionProps) {
  const t = useTranslations('ownJobs.team')
  const status = useRef<HTMLParagraphElement>(null)
  const changing = useMutation({
    mutationFn: async (change: TeamChange) => {
      const { changeTeam } = await import('../team-calls')
      return await changeTeam(locale, change)
    },
    onSettled: () => status.current?.focus(),
  })
  const { mutate, data, error, isPending } = changing
  const last = useRef(initial)
  if (data) last.current = data.team
  const { id, name, is_owner, members, invitations, keys } = last.current
  const owners = members.filter((member) => member.is_owner)
  const change = (next: TeamChange) => isPending || mutate(next)
  const button = (text: string, of: string, next: TeamChange) => (
    <Button
      isDisabled={isPending}
      aria-label={t('named', { action: text, name: of })}
      onClick={() => change(next)}
    >
      {text}
    </Button>
  )
  const roleAction = (member: JobTeam['members'][number]) => {
    if (!member.is_owner) return t('makeOwner')
    return member.is_me ? t('stepDown') : t('makeMember')
  }
  function send(event: SubmitEvent<HTMLFormElement>, make: (entered: string) => TeamChange) {
    event.preventDefault()
    change(make(String(new FormData(event.currentTarget).get('entered'))))
    event.currentTarget.reset()
  }
  const problem = error?.failure.status === 401 ? t('proof') : (error?.failure.detail ?? t('failed'))
  return (
    <section className={styles.team} aria-labelledby="job-team">
      <h2 id="job-team">{t('title')}</h2>
      <p>{id === null ? t('alone') : t('together', { name })}</p>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {error && problem}
        {data && !data.key && t('done')}
        {data?.key && (
          <>
            {t('newKey')} <code>{data.key}</code>
          </>
        )}
      </p>
      {id !== null && (
        <>
          <h3>{t('members')}</h3>
          <ul className={styles.list}>
            {members.map((member) => (
              <li key={member.id}>
                <span>
                  <strong>{member.name}</strong> {member.email}
                  {member.is_owner && `, ${t('owner')}`}
                  {member.is_me && ` (${t('me')})`}
                </span>
                {is_owner &&
                  // Somebody has to own a team.
                  (!member.is_owner || owners.length > 1) &&
                  button(roleAction(member), member.name, {
                    ...{
                      method: 'PATCH',
                      path: `members/${member.id}/`,
                      data: { is_owner: !member.is_owner },
                    },
                  })}
                {(is_owner || member.is_me) &&
                  button(member.is_me ? t('leave') : t('remove'), member.name, {
                    ...{ method: 'DELETE', path: `members/${member.id}/` },
                  })}
              </li>
            ))}
          </ul>
        </>
      )}
      {invitations.length > 0 && (
        <>
          <h3>{t('invitations')}</h3>
          <ul className={styles.list}>
            {invitations.map(({ id: invitation, email, expires_at }) => (
              <li key={invitation}>
                <span>
                  <strong>{email}</strong> {t('until', { day: dayInWords(expires_at.slice(0, 10), locale) })}
                </span>
                {button(t('withdraw'), email, { method: 'DELETE', path: `invitations/${invitation}/` })}
              </li>
            ))}
          </ul>
        </>
      )}
      {is_owner && (
        <>
          <form
            method="post"
            className={formStyles.form}
            aria-label={t('inviteLabel')}
            onSubmit={(event) =>
              send(event, (email) => ({ method: 'POST', path: 'invitations/', data: { email } }))
            }
          >
            <TextField
              id="team-email"
              label={t('email')}
              hint={t('inviteHint')}
              isRequired
              input={{ type: 'email', name: 'entered', maxLength: 254, autoComplete: 'off' }}
            />
            <SubmitButton isSending={isPending}>{t('invite')}</SubmitButton>
          </form>
          <h3>{t('keys')}</h3>
          <p>{t('keysText')}</p>
          <ul className={styles.list}>
            {keys.map((key) => (
              <li key={key.id}>
                <span>
                  <strong>{key.name}</strong> <code>{key.prefix}…</code>{' '}
                  {key.last_used_on ? t('used', { day: dayInWords(key.last_used_on, locale) }) : t('unused')}
                </span>
                {button(t('revoke'), key.name, { method: 'DELETE', path: `keys/${key.id}/` })}
              </li>
            ))}
          </ul>
          <form
            method="post"
            className={formStyles.form}
            aria-label={t('makeKey')}
            onSubmit={(event) =>
              send(event, (entered) => ({
                ...{ method: 'POST', path: 'keys/' },
                data: { name: entered, scopes: ['jobs:read', 'jobs:write'] },
              }))
            }
          >
            <TextField
              id="team-key"
              label={t('keyName')}
              isRequired
              input={{ name: 'entered', maxLength: 100, autoComplete: 'off' }}
            />
            <SubmitButton isSending={isPending}>{t('makeKey')}</SubmitButton>
          </form>
        </>
      )}
    </section>
  )
}
