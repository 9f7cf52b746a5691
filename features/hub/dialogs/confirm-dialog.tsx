import type { Result } from '@/lib/api/result'
import { HubDialog, type HubDialogProps } from './hub-dialog'
import { HubForm } from './hub-form'
import { usePageMutation } from './use-page-mutation'

interface ConfirmDialogProps extends HubDialogProps {
  submitLabel: string
  onConfirm: () => Promise<Result<unknown>>
  onDone: () => void
}

/** The dialog that asks before an action, and shows why the action failed. */
export function ConfirmDialog({ submitLabel, onConfirm, onDone, children, ...dialog }: ConfirmDialogProps) {
  const { send, ...sendState } = usePageMutation(onConfirm, onDone)
  return (
    <HubDialog {...dialog}>
      <HubForm {...sendState} submitLabel={submitLabel} onSubmit={() => send()}>
        {children}
      </HubForm>
    </HubDialog>
  )
}
