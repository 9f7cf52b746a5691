import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OwnJobActionsProps } from '../use-own-job'
import { OwnJobProblem } from './own-job-problem'

/** Asks for confirmation before an ad is withdrawn. */
export function WithdrawalDialog({ job, title, actionState, locale }: Omit<OwnJobActionsProps, 'today'>) {
  const t = useTranslations('ownJobs.withdrawal')
  const { failure, isPending, closeQuestion, run } = actionState
  return (
    <Dialog title={t('title')} onClose={closeQuestion}>
      <p>{t('text', { title })}</p>
      {failure && <OwnJobProblem failure={failure} id={job.id} locale={locale} />}
      <div className={formStyles.actions}>
        <Button variant="primary" isDisabled={isPending} onClick={() => run({ kind: 'withdraw' })}>
          {t('submit')}
        </Button>
        <Button onClick={closeQuestion}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
