import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Locale } from '@/lib/contract/locale'
import type { TrashedPage } from '@/lib/contract/trash'
import { purgePage } from './calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import { usePageMutation } from './use-page-mutation'

interface PurgePageProps {
  page: TrashedPage
  /** The language of the hub. */
  locale: Locale
  /** Called on success with the message to show. */
  onDone: (text: string) => void
  onClose: () => void
}

/** The dialog that deletes a page of the trash for good. */
export function PurgePage({ page: { id, title }, locale, onDone, onClose }: PurgePageProps) {
  const t = useTranslations('hub.trash')
  const { isSending, failure, attempt, send } = usePageMutation(
    () => purgePage(locale, id),
    () => onDone(t('purged', { title })),
  )

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }

  return (
    <HubDialog title={t('question', { title })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={submit}>
        <FailureNote failure={failure} attempt={attempt} />
        <p>{t('final')}</p>
        <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      </form>
    </HubDialog>
  )
}
