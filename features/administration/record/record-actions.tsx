import { useState } from 'react'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import { ActionButtons } from '../form/action-buttons'
import { ActionDialog } from '../form/action-dialog'
import styles from '../form/form.module.css'
import { useAction } from '../form/use-action'
import type { RecordTypeView } from '../record-type'

interface RecordActionsProps {
  view: RecordTypeView
  record: AdministeredRecord
  onDone: () => void
}

/** The buttons of the actions on a record. Deletion is not among them. */
export function RecordActions({ view, record, onDone }: RecordActionsProps) {
  const { user } = useAdministration()
  const [openActionName, setOpenActionName] = useState<string | null>(null)
  const { run, runAtOnce } = useAction(view, onDone)
  const possibleActions = Object.entries(view.actions).filter(
    ([name, { isFor, isForPair }]) => name !== 'delete' && !isForPair && (isFor?.(record.row, user.role) ?? true),
  )
  const target = { ids: [record.id], rows: [record.row] }
  const openAction = openActionName === null ? undefined : view.actions[openActionName]
  if (possibleActions.length === 0) return null
  return (
    <div className={styles.actions}>
      {possibleActions.map(([name, action]) => (
        <ActionButtons
          key={name}
          action={action}
          onRun={(values) => void runAtOnce({ action: name, values, ...target })}
          onAsk={() => setOpenActionName(name)}
        />
      ))}
      {openActionName !== null && openAction && (
        <ActionDialog
          action={openAction}
          rows={target.rows}
          onRun={async (values) => {
            const problems = await run({ action: openActionName, values, ...target })
            if (!problems) setOpenActionName(null)
            return problems
          }}
          onClose={() => setOpenActionName(null)}
        />
      )}
    </div>
  )
}
