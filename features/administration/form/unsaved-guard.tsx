import { useState } from 'react'
import { LeaveDialog } from './leave-dialog'
import { useLeaveGuard } from './leave-guard'

interface UnsavedGuardProps {
  isDirty: boolean
  /** @returns true if all changes are stored */
  onSave: () => Promise<boolean>
  onDrop: () => void
}

/** Asks the user to save or discard the changes before a form is left. */
export function UnsavedGuard({ isDirty, onSave, onDrop }: UnsavedGuardProps) {
  const [leaveForm, setLeaving] = useState<(() => void) | null>(null)
  const [guard] = useState(() => (go: () => void) => setLeaving(() => go))
  useLeaveGuard(isDirty, guard)
  if (!leaveForm) return null
  return (
    <LeaveDialog
      onStay={() => setLeaving(null)}
      onSave={async () => {
        setLeaving(null)
        if (await onSave()) leaveForm()
      }}
      onDrop={() => {
        setLeaving(null)
        onDrop()
        leaveForm()
      }}
    />
  )
}
