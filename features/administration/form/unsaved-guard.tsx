import { useState } from 'react'
import { LeaveDialog } from './leave-dialog'
import { useLeaveGuard } from './leave-guard'

interface UnsavedGuardProps {
  isDirty: boolean
  /** @returns true if all changes are stored */
  onSave: () => Promise<boolean>
  onDrop: () => void
}

/** Asks before a form is left whether to save or discard its changes. */
export function UnsavedGuard({ isDirty, onSave, onDrop }: UnsavedGuardProps) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const [guard] = useState(() => (go: () => void) => setLeaving(() => go))
  useLeaveGuard(isDirty, guard)
  if (!leaving) return null
  return (
    <LeaveDialog
      onStay={() => setLeaving(null)}
      onSave={async () => {
        setLeaving(null)
        if (await onSave()) leaving()
      }}
      onDrop={() => {
        setLeaving(null)
        onDrop()
        leaving()
      }}
    />
  )
}
