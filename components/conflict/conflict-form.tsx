import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import styles from './conflict.module.css'

export type Version = 'yours' | 'theirs' | 'merged'

/** A field that two people changed, with its values as they are shown. */
export interface ContestedField {
  name: string
  label: string
  selected: Version
  /** The value before both changes; null where it is unknown. */
  before: ReactNode
  yours: ReactNode
  theirs: ReactNode
  /** Both changes as one; null where there is no such value. */
  merged: ReactNode
}

export interface ConflictFormProps {
  fields: readonly ContestedField[]
  /** The other person's name; null if unknown. */
  by: string | null
  onChoose: (name: string, version: Version) => void
  onSubmit: () => void
  /** What is said above the fields. */
  text?: ReactNode
  /** What is said below the fields, and the buttons. */
  children: ReactNode
}

/** Two versions of some fields: one of them, or both as one, is selected for each field. */
export function ConflictForm({ fields, by, onChoose, onSubmit, text, children }: ConflictFormProps) {
  const t = useTranslations('conflict')
  const other = by ?? t('somebody')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {text}
      {fields.map((field) => (
        <FieldChoice key={field.name} field={field} by={other} onChoose={onChoose} />
      ))}
      {children}
    </form>
  )
}

interface FieldChoiceProps {
  field: ContestedField
  by: string
  onChoose: ConflictFormProps['onChoose']
}

/** The value before both changes, and the versions of one field, one of which is selected. */
function FieldChoice({ field, by, onChoose }: FieldChoiceProps) {
  const t = useTranslations('conflict')
  const group = useId()
  const { name, label, selected, before } = field
  const titles = { yours: t('yours'), theirs: t('theirs', { by }), merged: t('merged') }
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
        <div key={version} className={styles.version} data-checked={selected === version ? '' : undefined}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={group}
              checked={selected === version}
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
