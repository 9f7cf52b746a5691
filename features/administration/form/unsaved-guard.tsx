import { useState } from 'react'
import { LeaveDialog } from './leave-dialog'
import { useLeaveGuard } from './leave-guard'

interface UnsavedGuardProps {
  isDirty: boolean
  /** @returns true if all changes are stored */
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks the user to save or discard the changes before a form is left. */
export function UnsavedGuard({ isDirty, onSave, onDiscard }: UnsavedGuardProps) {
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null)
  // A state of React calls a function that it gets; hence the function that returns `leave`.
  const [guard] = useState(() => (leave: () => void) => setPendingLeave(() => leave))
  useLeaveGuard(isDirty, guard)
  if (!pendingLeave) return null
  return (
    <LeaveDialog
      onStay={() => setPendingLeave(null)}
      onSave={async () => {
        setPendingLeave(null)
        if (await onSave()) pendingLeave()
      }}
      onDiscard={() => {
        setPendingLeave(null)
        onDiscard()
        pendingLeave()
      }}
    />
  )
}
