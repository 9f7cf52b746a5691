'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { CheckField } from '@/components/form/check-field'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { ownJobsAddress } from '../own-jobs-address'

export interface JoinTeamProps {
  /** The key from the mail. */
  invitation: string
  locale: Locale
}

/** Accepts an invitation to a team. A click is required, because mail scanners open links. */
export function JoinTeam({ invitation, locale }: JoinTeamProps) {
  const t = useTranslations('ownJobs.team')
  const { data: offer, error: loadError } = useQuery({
    queryKey: ['job-team-offer', invitation],
    queryFn: async () => {
      const { readOffer } = await import('../team-calls')
      return await readOffer(locale, invitation)
    },
  })
  const joinMutation = useMutation({
    mutationFn: async (bring_jobs: boolean) => {
      const { changeTeam } = await import('../team-calls')
      const data = { key: invitation, bring_jobs }
      await requireSuccess(changeTeam(locale, { method: 'POST', path: 'join/', data }))
    },
    onSuccess: () => window.location.assign(ownJobsAddress(locale)),
  })
  const { mutate, error, isPending, isSuccess } = joinMutation
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending && !isSuccess) mutate(new FormData(event.currentTarget).has('bring'))
  }
  if (loadError) {
    return (
      <p className={formStyles.notice} role="alert">
        {loadError.failure.status === 400 ? t('join.expired') : (loadError.failure.detail ?? t('failed'))}
      </p>
    )
  }
  if (!offer) {
    return (
      <noscript>
        <p>{t('join.needsScript')}</p>
      </noscript>
    )
  }
  const { team, invited_by, own_jobs, has_team } = offer
  return (
    <form method="post" className={formStyles.form} onSubmit={submit}>
      <p>{t('join.asking', { name: invited_by, team })}</p>
      {has_team ? (
        <p>{t('join.has')}</p>
      ) : (
        <>
          {error && (
            <p className={formStyles.notice} role="alert">
              {error.failure.status === 400 ? t('join.expired') : (error.failure.detail ?? t('failed'))}
            </p>
          )}
          {own_jobs > 0 && (
            <CheckField id="bring-jobs" input={{ name: 'bring', defaultChecked: true }}>
              {t('join.bring', { count: own_jobs })}
            </CheckField>
          )}
          <SubmitButton isSending={isPending || isSuccess}>{t('join.submit')}</SubmitButton>
        </>
      )}
    </form>
  )
}
