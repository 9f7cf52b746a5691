import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Result } from '@/lib/api/result'
import type { ReusableUse } from '@/lib/contract/reusable'
import { FailureNote } from '../hub/failure-note'
import { HubDialog } from '../hub/hub-dialog'
import { usesOf } from './calls'
import { useReusableMutation } from './use-reusable-mutation'
import { UsedBy } from './used-by'

interface RemoveDialogProps {
  name: string
  /** What shows it, as far as known. */
  uses: readonly ReusableUse[]
  /** The call that deletes it. */
  remove: () => Promise<Result<null>>
  onDone: (text: string) => void
  onClose: () => void
}

/** Asks before something reusable is deleted, and says what shows it where it is kept because of that. */
export function RemoveDialog({ name, uses, remove, onDone, onClose }: RemoveDialogProps) {
  const t = useTranslations('editor.reusables.remove')
  const texts = useTranslations('editor.reusables')
  const { send, isSending, failure, attempt } = useReusableMutation<void, null>(remove, () =>
    onDone(texts('removed', { name })),
  )
  const shownBy = failure ? usesOf(failure) : uses
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  return (
    <HubDialog title={t('title', { name })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={submit}>
        <FailureNote failure={failure} attempt={attempt} />
        <p>{t(shownBy.length > 0 ? 'used' : 'text')}</p>
        {shownBy.length > 0 && <UsedBy uses={shownBy} />}
        <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      </form>
    </HubDialog>
  )
}
