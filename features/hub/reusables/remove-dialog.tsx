import { useTranslations } from 'next-intl'
import type { Result } from '@/lib/api/result'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { parseUses } from './calls'
import { useReusableMutation } from './use-reusable-mutation'
import { UsedBy } from './used-by'

interface RemoveDialogProps {
  name: string
  /** The uses that the list shows. The backend may report others. */
  uses: readonly ReusableUse[]
  remove: () => Promise<Result<null>>
  onDone: (text: string) => void
  onClose: () => void
}

/** The dialog that confirms a deletion. It lists the uses if they prevent it. */
export function RemoveDialog({ name, uses, remove, onDone, onClose }: RemoveDialogProps) {
  const t = useTranslations('editor.reusables.remove')
  const tReusables = useTranslations('editor.reusables')
  const { send, ...sendState } = useReusableMutation<void, null>(remove, () => onDone(tReusables('removed', { name })))
  const currentUses = sendState.failure ? parseUses(sendState.failure) : uses
  return (
    <HubDialog title={t('title', { name })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('submit')} onSubmit={() => send()}>
        <p>{t(currentUses.length > 0 ? 'used' : 'text')}</p>
        {currentUses.length > 0 && <UsedBy uses={currentUses} />}
      </HubForm>
    </HubDialog>
  )
}
