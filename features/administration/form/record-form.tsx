import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useRef } from 'react'
import { returnToReplacedField } from '@/components/behavior/focus-origin'
import { focusRemaining, useFocusFallback } from '@/components/behavior/use-focus-fallback'
import { ErrorSummary } from '@/components/form/error-summary'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Locale } from '@/lib/contract/common/locale'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord, Values } from '../calls'
import type { CustomFieldsProps, Field, RecordTypeView } from '../record-type'
import { convertToAllDay } from './all-day'
import { pickChangedValues } from './changed-values'
import { DraftNotice } from './draft-notice'
import { FieldInput } from './field-input'
import styles from './form.module.css'
import { selectProblems } from './problems'
import { RecordConflict } from './record-conflict'
import { UnsavedGuard } from './unsaved-guard'
import { useDraft } from './use-draft'
import { useRecordForm } from './use-record-form'
import { useSaveShortcut } from './use-save-shortcut'

/** Longer forms have links to their sections. */
const maxGroupsWithoutLinks = 5

export interface RecordFormProps {
  view: RecordTypeView
  /** Null for a new record. */
  record: AdministeredRecord | null
  values: Values
  onStored: (record: AdministeredRecord) => void
  /** Called to load the record again, because another user has changed it. */
  onReload: () => void
  /** True once the record is deleted. The user is then not asked about unsaved changes. */
  isDeleted?: boolean
  /** Renders inputs that replace the generated ones. */
  renderFields?: ((fieldProps: Omit<CustomFieldsProps, 'record'>) => ReactNode) | undefined
  children?: ReactNode
}

/** The form of a record. Unsaved values are stored in the browser as a draft. */
export function RecordForm({ view, record, values, isDeleted = false, children, ...props }: RecordFormProps) {
  const { onStored, onReload, renderFields } = props
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  const form = useRecordForm({
    view,
    record,
    values,
    onStored(storedRecord, laterChanges) {
      if (record) draft.removeAfterSave()
      else {
        // A new record opens in a new form. That form offers the values that the user typed during
        // the request.
        draft.discard()
        draft.storeFor(storedRecord, laterChanges)
      }
      onStored(storedRecord)
    },
  })
  const { base, currentValues, changes, isDirty, problems, conflict, isSending, save } = form
  const draft = useDraft({
    type: view.contract.name,
    id: record?.id ?? null,
    base,
    changes: isDeleted ? {} : changes,
    creationKey: form.creationKey,
  })
  const element = useRef<HTMLFormElement>(null)

  useSaveShortcut(element, isDirty)
  useFocusInForm(element)

  const changeField = (fields: Readonly<Record<string, Field>>, name: string, value: unknown) => {
    form.setValue(name, value)
    if (typeof value !== 'boolean') return
    const daysOrTimes = convertToAllDay(fields, currentValues, { name, isAllDay: value })
    for (const [fieldName, dayOrTime] of Object.entries(daysOrTimes)) form.setValue(fieldName, dayOrTime)
  }
  const restoreDraft = () => {
    if (draft.earlierDraft) form.restore(draft.earlierDraft)
    if (draft.earlierDraft?.creationKey) form.setCreationKey(draft.earlierDraft.creationKey)
    draft.takeOverEarlierDraft()
  }
  const problemList = Object.entries(problems.byPath).map(([path, message]) =>
    path === ''
      ? { fieldId: null, message }
      : { fieldId: toFieldId(path), message: `${getLabel(view, path, locale)}: ${message}` },
  )

  return (
    <>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {draft.earlierDraft && (
          <DraftNotice
            draftTime={draft.earlierDraft.at}
            onRestore={restoreDraft}
            onDiscard={draft.removeEarlierDraft}
          />
        )}
        {view.groups.length > maxGroupsWithoutLinks && <SectionLinks groups={view.groups} />}
        <ErrorSummary title={t('problemsTitle')} attempt={problems.attempt} problems={problemList} />
        {renderFields ? (
          renderFields({
            revision: base.revision,
            values: currentValues,
            problems: problems.byPath,
            onChange: form.setValue,
          })
        ) : (
          <FieldSections view={view} form={form} onChange={changeField} />
        )}
        <div className={styles.save}>
          <SubmitButton isSending={isSending}>{isSending ? t('saving') : t('save')}</SubmitButton>
          {children}
          <p role="status" className={styles.dirty}>
            {isDirty && t('unsaved')}
          </p>
        </div>
      </form>
      {conflict && (
        <RecordConflict
          view={view}
          conflict={conflict}
          base={base.values}
          yours={changes}
          onKeep={form.endConflict}
          onResolve={(chosenValues) => {
            const { stored } = conflict
            form.endConflict()
            form.rebase(stored, chosenValues)
            if (Object.keys(pickChangedValues(stored.values, chosenValues)).length > 0) return void save()
            draft.removeAfterSave()
            onReload()
          }}
        />
      )}
      <UnsavedGuard
        isDirty={isDirty && !isDeleted}
        onSave={save}
        onDiscard={() => {
          draft.discard()
          form.rebase({ revision: record?.revision ?? null, values }, {})
        }}
      />
    </>
  )
}

interface FieldSectionsProps {
  view: RecordTypeView
  form: Pick<ReturnType<typeof useRecordForm>, 'currentValues' | 'problems' | 'renewals'>
  onChange: (fields: Readonly<Record<string, Field>>, name: string, value: unknown) => void
}

/** The fields of a record, in the sections of its type. */
function FieldSections({ view, form, onChange }: FieldSectionsProps) {
  const { locale } = useAdministration()
  return view.groups.map(({ label, fields }, index) => (
    <section key={label.de} className={styles.group}>
      <h2 id={toSectionId(index)}>{label[locale]}</h2>
      <div className={styles.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput
            key={`${name} ${form.renewals[name] ?? 0}`}
            id={`field-${name}`}
            field={field}
            value={form.currentValues[name]}
            problems={selectProblems(form.problems.byPath, name)}
            siblingValues={form.currentValues}
            onChange={(value) => onChange(fields, name, value)}
          />
        ))}
      </div>
    </section>
  ))
}

function SectionLinks({ groups }: Pick<RecordTypeView, 'groups'>) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      <ul>
        {groups.map(({ label }, index) => (
          <li key={label.de}>
            <a href={`#${toSectionId(index)}`}>{label[locale]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Keeps the focus in the form when the focused field is replaced or the pressed button is removed.
 * After a button, its group gets the focus and not a neighboring button, because that would react
 * to the next press of Enter.
 */
function useFocusInForm(form: RefObject<HTMLFormElement | null>): void {
  useFocusFallback((removedElement, remainingElement) => {
    if (removedElement.id !== '' && document.getElementById(removedElement.id)) returnToReplacedField()
    else if (form.current?.contains(remainingElement)) focusRemaining(remainingElement)
  })
}

const toSectionId = (index: number) => `section-${index + 1}`

const toFieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

/** Returns the label of the field to which a problem belongs, or the name of an unknown field. */
function getLabel({ groups }: RecordTypeView, path: string, locale: Locale): string {
  const [name = ''] = path.split('.')
  const field = groups.map(({ fields }) => fields[name]).find((candidate) => candidate !== undefined)
  return field?.label[locale] ?? name
}
