import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { ActionButtons } from '../form/action-buttons'
import { ActionDialog, type ActionDialogProps } from '../form/action-dialog'
import { useRecordUses } from '../form/record-uses'
import { useAction } from '../form/use-action'
import { MergeDialog } from '../merge/merge-dialog'
import { listFilledHeadColumns, type RecordTypeView } from '../record-type'
import { Cell } from './cell'
import styles from './record-list.module.css'
import type { ListedRecord } from './record-table'
import { maxSelectable } from './use-selection'

export interface BulkActionsProps {
  view: RecordTypeView
  records: readonly ListedRecord[]
  /** Number of records in the list, on all pages; infinite if they were not counted. */
  total: number
  /** True while the records on all pages are being loaded. */
  isLoading: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Called with the ids of the records that an action has changed. */
  onDone: (ids: readonly number[]) => void
}

/** The actions on the selected records. Renders nothing if none is selected. */
export function BulkActions(props: BulkActionsProps) {
  const { view, records, total, isLoading, onSelectAll, onClear, onDone } = props
  const t = useTranslations('administration.list')
  const { user } = useAdministration()
  const [openActionName, setOpenActionName] = useState<string | null>(null)
  const { run, runAtOnce } = useAction(view, onDone)
  const { mutate, isPending } = useMutation({ mutationFn: runAtOnce })
  if (records.length === 0) return null
  const possibleActions = Object.entries(view.actions).flatMap(([name, action]) => {
    const suitableRecords = records.filter(({ values }) => action.isOffered?.(values, user.role) ?? true)
    const isPair = records.length === 2 && suitableRecords.length === 2
    const isPossible = action.isForPair ? isPair : suitableRecords.length > 0
    if (!isPossible) return []
    const ids = suitableRecords.map(({ id }) => id)
    const rows = suitableRecords.map(({ values }) => values)
    return [{ name, action, ids, rows }]
  })
  const selectAllText = total > maxSelectable ? 'selectMostResults' : 'selectResults'
  const selectText = isLoading ? 'selecting' : selectAllText
  const openAction = possibleActions.find(({ name }) => name === openActionName)
  return (
    <section className={styles.selection} aria-label={t('selection')}>
      <p role="status">{t('selected', { count: records.length })}</p>
      {records.length < total && (
        <Button isDisabled={isLoading} onClick={onSelectAll}>
          {t(selectText, { count: Math.min(total, maxSelectable) })}
        </Button>
      )}
      {possibleActions.map(({ name, action, ids, rows }) => (
        <ActionButtons
          key={name}
          action={action}
          {...(ids.length < records.length && { applicableCount: ids.length })}
          isDisabled={isPending}
          onRun={(values) => (action.isForPair ? setOpenActionName(name) : mutate({ action: name, ids, values, rows }))}
          onAsk={() => setOpenActionName(name)}
        />
      ))}
      <Button onClick={onClear}>{t('clear')}</Button>
      {openAction?.action.isForPair && (
        <MergeDialog
          view={view}
          question={openAction.action.question}
          unitedFields={openAction.action.unitedFields ?? []}
          renderFacts={(row) => <RowDetails view={view} row={row} />}
          ids={openAction.ids}
          onMerge={async (id, values) => {
            const problems = await run({ action: openAction.name, ids: [id], values, rows: [] }, true)
            if (problems) return problems
            setOpenActionName(null)
            onClear()
            return null
          }}
          onClose={() => setOpenActionName(null)}
        />
      )}
      {openAction && !openAction.action.isForPair && (
        <BulkDialog
          view={view}
          deletedIds={openAction.name === 'delete' ? openAction.ids : []}
          action={openAction.action}
          rows={openAction.rows}
          onRun={async (values) => {
            const problems = await run({
              action: openAction.name,
              ids: openAction.ids,
              values,
              rows: openAction.rows,
            })
            if (!problems) setOpenActionName(null)
            return problems
          }}
          onClose={() => setOpenActionName(null)}
        />
      )}
    </section>
  )
}

interface BulkDialogProps extends ActionDialogProps {
  view: RecordTypeView
  /** The records that the action deletes; empty for other actions. */
  deletedIds: readonly number[]
}

/** The dialog of an action. It lists the places that use records which are to be deleted. */
function BulkDialog({ view, deletedIds, ...props }: BulkDialogProps) {
  const uses = useRecordUses(view, deletedIds)
  return (
    <ActionDialog {...props} isWaiting={!uses.isLoaded}>
      {uses.list}
    </ActionDialog>
  )
}

/** The facts about a record that its form does not contain, one in each line. */
function RowDetails({ view, row }: { view: RecordTypeView; row: Values }) {
  const { locale } = useAdministration()
  return listFilledHeadColumns(view, row).map(([name, column]) => (
    <span key={name} className={styles.fact}>
      {column.label[locale]}: <Cell column={column} value={row[name]} locale={locale} />
    </span>
  ))
}
