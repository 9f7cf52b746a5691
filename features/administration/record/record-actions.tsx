import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import { ActionButtons } from '../form/action-buttons'
import { ActionDialog } from '../form/action-dialog'
import styles from '../form/form.module.css'
import { useLeaveGuardRef } from '../form/leave-guard'
import { useAction } from '../form/use-action'
import { recordQuery } from '../queries'
import type { RecordAction, RecordTypeView } from '../record-type'

interface RecordActionsProps {
  view: RecordTypeView
  record: AdministeredRecord
  onDone: () => void
}

/**
 * The buttons of the actions on a record, except for the deletion. An action for the stored values
 * applies to the revision that the user saw when choosing the action.
 */
export function RecordActions({ view, record, onDone }: RecordActionsProps) {
  const { locale, user } = useAdministration()
  const client = useQueryClient()
  const guard = useLeaveGuardRef()
  const [openAction, setOpenAction] = useState<{ name: string; record: AdministeredRecord } | null>(null)
  const { run, runAtOnce } = useAction(view, onDone)
  const possibleActions = Object.entries(view.actions).filter(
    ([name, { isOffered, isForPair }]) =>
      name !== 'delete' && !isForPair && (isOffered?.(record.row, user.role) ?? true),
  )
  const toTarget = ({ isForStoredValues }: RecordAction, { id, row, revision }: AdministeredRecord) => ({
    ids: [id],
    rows: [row],
    revision: isForStoredValues && revision,
  })
  /**
   * Calls `act` with the stored record. If the action is for stored values, asks about unsaved
   * changes first. Since the guard may store them, the record is then read again.
   */
  function withStoredRecord(
    { isForStoredValues }: RecordAction,
    act: (storedRecord: AdministeredRecord) => void,
  ): void {
    const { queryKey } = recordQuery(locale, view.contract, record.id)
    const actOnStored = () => act(client.getQueryData(queryKey) ?? record)
    if (isForStoredValues && guard.current) guard.current(actOnStored)
    else actOnStored()
  }
  const action = openAction && view.actions[openAction.name]
  if (possibleActions.length === 0) return null
  return (
    <div className={styles.actions}>
      {possibleActions.map(([name, possibleAction]) => (
        <ActionButtons
          key={name}
          action={possibleAction}
          onRun={(values) =>
            withStoredRecord(possibleAction, (storedRecord) => {
              void runAtOnce({ action: name, values, ...toTarget(possibleAction, storedRecord) })
            })
          }
          onAsk={() =>
            withStoredRecord(possibleAction, (storedRecord) => setOpenAction({ name, record: storedRecord }))
          }
        />
      ))}
      {openAction && action && (
        <ActionDialog
          action={action}
          rows={[openAction.record.row]}
          onRun={async (values) => {
            const target = toTarget(action, openAction.record)
            const problems = await run({ action: openAction.name, values, ...target })
            if (!problems) setOpenAction(null)
            return problems
          }}
          onClose={() => setOpenAction(null)}
        />
      )}
    </div>
  )
}
