import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import choiceStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord, Values } from '../calls'
import { isSameValue } from '../form/changed-values'
import styles from '../form/form.module.css'
import type { Problems } from '../form/problems'
import { recordQuery } from '../queries'
import type { Field, Label, RecordTypeView } from '../record-type'
import { toTitleText } from '../title-text'
import { ReadProblem } from '../ui/read-problem'
import { ValueText } from '../value-text'

interface MergeDialogProps {
  view: RecordTypeView
  /** Explains the consequences for the record that is merged into the other. */
  question: Label | undefined
  unitedFields: readonly string[]
  /** Renders further details of a record that its values do not contain. */
  renderFacts: (row: Values) => ReactNode
  ids: readonly number[]
  /**
   * Called with the id of the record that is merged into the other one, and with the parameters of
   * the action.
   * @returns problems, with which the dialog stays open, or null
   */
  onMerge: (id: number, parameters: Values) => Promise<Problems | null>
  onClose: () => void
}

/** The dialog that compares two records side by side and merges them. */
export function MergeDialog({ view, question, unitedFields, renderFacts, ids, onMerge, onClose }: MergeDialogProps) {
  const t = useTranslations('administration.merge')
  const { locale } = useAdministration()
  const queries = useQueries({ queries: ids.map((id) => recordQuery(locale, view.contract, id)) })
  const failedQuery = queries.find(({ error }) => error)
  const records = queries.flatMap(({ data }) => data ?? [])
  const [first, second] = records
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {failedQuery?.error && (
        <ReadProblem failure={failedQuery.error.failure} onRetry={() => void failedQuery.refetch()} />
      )}
      {!first || !second ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <MergeForm
          view={view}
          question={question}
          unitedFields={unitedFields}
          renderFacts={renderFacts}
          records={[first, second]}
          onMerge={onMerge}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface MergeFormProps extends Omit<MergeDialogProps, 'ids'> {
  records: readonly [AdministeredRecord, AdministeredRecord]
}

/** The fields that differ. The user chooses one of the two values for each. */
function MergeForm({ view, question, unitedFields, renderFacts, records, onMerge, onClose }: MergeFormProps) {
  const t = useTranslations('administration.merge')
  const { locale } = useAdministration()
  // The active one of two accounts. Other records have no such state.
  const [targetIndex, setTargetIndex] = useState(() =>
    Math.max(
      0,
      records.findIndex(({ row }) => row.state === 'active'),
    ),
  )
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({})
  const [isRunning, setRunning] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const target = records[targetIndex] ?? records[0]
  const source = records.find((record) => record !== target) ?? records[1]
  // The record that remains keeps its own address and place in the order.
  const fields = view.groups
    .flatMap((group) => Object.entries(group.fields))
    .filter(([name]) => name !== 'slug' && name !== 'position' && !unitedFields.includes(name))
    .filter(([name]) => !isSameValue(records[0].values[name], records[1].values[name]))
  const getChoice = (name: string) => {
    const defaultIndex = isEmpty(target.values[name]) ? records.indexOf(source) : targetIndex
    return choices[name] ?? defaultIndex
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const values: Record<string, unknown> = {}
    for (const [name] of fields) if (getChoice(name) !== targetIndex) values[name] = source.values[name]
    setRunning(true)
    const revisions = { revision: target.revision, source_revision: source.revision }
    const parameters = { into: target.id, ...revisions, values }
    setProblems((await onMerge(source.id, parameters)) ?? {})
    setRunning(false)
  }

  return (
    <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
      {question && <p>{question[locale]}</p>}
      <Choice
        id="merge-target"
        label={t('kept')}
        selectedIndex={targetIndex}
        onSelect={setTargetIndex}
        options={records.map(({ id, title, url, row }) => (
          <span key={id}>
            {toTitleText(view, title, locale)} ({t('number', { id })}) {url}
            {renderFacts(row)}
          </span>
        ))}
      />
      {fields.length === 0 && <p>{t('same')}</p>}
      {fields.map(([name, field]: [string, Field]) => (
        <Choice
          key={name}
          id={`merge-${name}`}
          label={field.label[locale]}
          selectedIndex={getChoice(name)}
          onSelect={(index) => setChoices({ ...choices, [name]: index })}
          options={records.map(({ id, values }) => <ValueText key={id} field={field} value={values[name]} />)}
        />
      ))}
      {Object.entries(problems).map(([name, text]) => (
        <p key={name} role="alert">
          {text}
        </p>
      ))}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" isDisabled={isRunning}>
          {t('submit')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  id: string
  label: string
  selectedIndex: number
  options: readonly ReactNode[]
  onSelect: (index: number) => void
}

/** The choice between the values of two records, which are side by side on wide screens. */
function Choice({ id, label, selectedIndex, options, onSelect }: ChoiceProps) {
  return (
    <FieldGroup id={`${id}-0`} label={label}>
      <div className={styles.languages}>
        {options.map((option, index) => {
          const optionId = `${id}-${index}`
          return (
            <div key={optionId} className={choiceStyles.check}>
              <input
                id={optionId}
                name={id}
                type="radio"
                checked={selectedIndex === index}
                onChange={() => onSelect(index)}
              />
              <label htmlFor={optionId} className={styles.option}>
                {option}
              </label>
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** Returns true for an empty value or list, and for a text that is empty in all languages. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isEmpty))
