import { useTranslations } from 'next-intl'
import type { Result } from '@/lib/api/result'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
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
  return (
    <HubDialog title={t('title', { name })} onClose={onClose}>
      <HubForm
        failure={failure}
        attempt={attempt}
        isSending={isSending}
        submit={t('submit')}
        onSubmit={() => send()}
      >
        <p>{t(shownBy.length > 0 ? 'used' : 'text')}</p>
        {shownBy.length > 0 && <UsedBy uses={shownBy} />}
      </HubForm>
    </HubDialog>
  )
}
