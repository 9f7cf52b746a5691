import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { requireSuccess } from '@/lib/api/require-success'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { useJobFormContext } from '../use-job-form'
import { OlderJobs } from './older-jobs'

/**
 * Starts a new ad as a copy of an older one. The deadline is not copied. Values that were already
 * entered remain a draft: the form saves them when it closes, or they stay in this browser.
 */
export function CopyOlder() {
  const t = useTranslations('jobs.form.older')
  const { locale, callWithLogin, onOpen } = useJobFormContext()
  const copyMutation = useMutation({
    mutationFn: ({ id }: OwnJob) =>
      requireSuccess(
        callWithLogin(async () => (await import('../../own-jobs/own-job-calls')).postJob(locale, id, 'copy')),
      ),
    onSuccess: onOpen,
  })
  return (
    <OlderJobs
      title={t('copyTitle')}
      submitLabel={t('copy')}
      isOffered={() => true}
      onChoose={(job) => copyMutation.isPending || copyMutation.mutate(job)}
    >
      <p>{t('copyText')}</p>
      {copyMutation.isError && <p role="alert">{t('failed')}</p>}
    </OlderJobs>
  )
}
