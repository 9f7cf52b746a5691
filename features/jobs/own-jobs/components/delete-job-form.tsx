'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { afterDeletionAddress, ownJobsAddress } from '../own-jobs-address'
import { OwnJobProblem } from './own-job-problem'

/** Deletes an ad permanently. It is also a success if the ad was already deleted. */
export function DeleteJobForm({ id, locale }: { id: number; locale: Locale }) {
  const t = useTranslations('ownJobs.deletion')
  const client = useQueryClient()
  const mutationKey = ['delete-job', id]
  const deleteMutation = useMutation({
    mutationKey,
    mutationFn: async () => {
      const { deleteJob } = await import('../own-job-calls')
      await requireSuccess(deleteJob(locale, id))
    },
    onSettled: (_, error) => {
      if (!error || error.failure.status === 404) window.location.assign(afterDeletionAddress(locale))
    },
  })
  const { mutate, error, isPending, isSuccess } = deleteMutation
  return (
    <form
      method="post"
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (client.isMutating({ mutationKey }) === 0 && !isSuccess) mutate()
      }}
    >
      {error && error.failure.status !== 404 && <OwnJobProblem failure={error.failure} id={id} locale={locale} />}
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <div className={formStyles.actions}>
        <SubmitButton isSending={isPending || isSuccess}>{t('submit')}</SubmitButton>
        <PageLink href={ownJobsAddress(locale)}>{t('cancel')}</PageLink>
      </div>
    </form>
  )
}
