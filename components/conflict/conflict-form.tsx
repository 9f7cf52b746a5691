import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import styles from './conflict.module.css'

export type Version = 'yours' | 'theirs' | 'merged'

/** A field that the user and another person changed, with its values as they are displayed. */
export interface ContestedField {
  name: string
  label: string
  selectedVersion: Version
  /** Value before the two changes; null if unknown. */
  before: ReactNode
  yours: ReactNode
  theirs: ReactNode
  /** Value with the two changes merged; null if they cannot be merged. */
  merged: ReactNode
}

export interface ConflictFormProps {
  fields: readonly ContestedField[]
  /** Name of the other person; null if unknown. */
  otherName: string | null
  onChoose: (name: string, version: Version) => void
  onSubmit: () => void
  text?: ReactNode
  children: ReactNode
}

/** Form that asks which version to keep of each field: yours, theirs, or the merged one. */
export function ConflictForm({ fields, otherName, onChoose, onSubmit, text, children }: ConflictFormProps) {
  const t = useTranslations('conflict')
  const otherPerson = otherName ?? t('somebody')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {text}
      {fields.map((field) => (
        <FieldChoice key={field.name} field={field} otherName={otherPerson} onChoose={onChoose} />
      ))}
      {children}
    </form>
  )
}

interface FieldChoiceProps {
  field: ContestedField
  otherName: string
  onChoose: ConflictFormProps['onChoose']
}

/** Choice between the versions of one field. The value before the changes is shown above them. */
function FieldChoice({ field, otherName, onChoose }: FieldChoiceProps) {
  const t = useTranslations('conflict')
  const group = useId()
  const { name, label, selectedVersion, before } = field
  const titles = { yours: t('yours'), theirs: t('theirs', { by: otherName }), merged: t('merged') }
  const versions = (['yours', 'theirs', 'merged'] as const).filter((version) => field[version] !== null)
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {before !== null && (
        <div className={styles.version}>
          <p className={styles.choice}>{t('before')}</p>
          {before}
        </div>
      )}
      {versions.map((version) => (
        <div key={version} className={styles.version} data-checked={selectedVersion === version ? '' : undefined}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={selectedVersion === version}
              onChange={() => onChoose(name, version)}
            />
            {titles[version]}
          </label>
          {field[version]}
        </div>
      ))}
    </fieldset>
  )
}
