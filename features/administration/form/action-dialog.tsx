import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordAction } from '../record-type'
import { createEmptyValue } from './empty-value'
import { FieldInput } from './field-input'
import styles from './form.module.css'
import { type Problems, selectProblems } from './problems'

export interface ActionDialogProps {
  action: RecordAction
  rows: readonly Values[]
  /** @returns the problems of the parameters, or null */
  onRun: (values: Values) => Promise<Problems | null>
  onClose: () => void
  /** True until the dialog may be submitted. */
  isWaiting?: boolean
  children?: ReactNode
}

/** The dialog that confirms an action and asks for its parameters. */
export function ActionDialog({ action, rows, onRun, onClose, isWaiting = false, children }: ActionDialogProps) {
  const t = useTranslations('administration.action')
  const { locale } = useAdministration()
  const fields = Object.entries(action.fields ?? {})
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(fields.map(([name, field]) => [name, createEmptyValue(field)])),
    ...action.getInitialParameters?.(rows),
  }))
  const [problems, setProblems] = useState<Problems>({})
  const [isRunning, setRunning] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isRunning || isWaiting) return
    setRunning(true)
    setProblems((await onRun(values)) ?? {})
    setRunning(false)
  }

  return (
    <Dialog title={action.label[locale]} discardText={t('discard')} onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void submit(event)} noValidate>
        {action.question && <p>{action.question[locale]}</p>}
        {rows.length > 1 && <p>{t('count', { count: rows.length })}</p>}
        {children}
        {action.listNotes && (
          <div className={styles.notes} aria-live="polite">
            {action.listNotes(rows, values).map((note) => (
              <p key={note.de}>{note[locale]}</p>
            ))}
          </div>
        )}
        {problems[''] && <p role="alert">{problems['']}</p>}
        {fields.map(([name, field]) => (
          <FieldInput
            key={name}
            id={`action-${name}`}
            field={field}
            value={values[name]}
            problems={selectProblems(problems, name)}
            onChange={(value) => setValues((currentValues) => ({ ...currentValues, [name]: value }))}
          />
        ))}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" isDisabled={isRunning || isWaiting}>
            {(action.getSubmitLabel?.(values) ?? action.label)[locale]}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
