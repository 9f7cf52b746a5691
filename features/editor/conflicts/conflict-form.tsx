import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import type { Data } from '../core/document'
import type { OpenConflict } from '../core/editor'
import desk from '../desk/desk.module.css'
import styles from './conflicts.module.css'
import { FieldChoice, mergedOf, type Version } from './field-choice'
import { useFieldLabel } from './use-field-label'
import { textsOf } from './words-of'

interface ConflictFormProps {
  conflict: OpenConflict & { yours: Data; current: Data }
  onResolve: (data: Data | null) => void
}

/** Two versions of a block's fields: of each field one is chosen, or of a text what both make together. */
export function ConflictForm({ conflict, onResolve }: ConflictFormProps) {
  const t = useTranslations('editor.conflict')
  const labelOf = useFieldLabel()
  const [choices, setChoices] = useState<Record<string, Version>>({})
  const [edited, setEdited] = useState<Record<string, string>>({})
  const { base, yours, current, by } = conflict
  const fields = conflict.fields.map((name) => {
    const values = { base: base[name], yours: yours[name], theirs: current[name] }
    const isText = textsOf(Object.values(values)) !== null
    const label = labelOf(name)
    const field = { ...values, label, by: by ?? t('somebody') }
    return { name, field, chosen: choices[name] ?? (isText ? 'merged' : 'yours') }
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fields.every(({ chosen }) => chosen === 'theirs')) return onResolve(null)
    const values = fields.map(({ name, field, chosen }) => {
      const merged = chosen === 'merged' ? (edited[name] ?? mergedOf(field)) : null
      return [name, merged ?? (chosen === 'theirs' ? field.theirs : field.yours)] as const
    })
    onResolve({ ...yours, ...Object.fromEntries(values) })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {fields.map(({ name, field, chosen }) => (
        <FieldChoice
          key={name}
          field={field}
          chosen={chosen}
          edited={edited[name]}
          onChoose={(version) => setChoices((all) => ({ ...all, [name]: version }))}
          onEdit={(text) => setEdited((all) => ({ ...all, [name]: text }))}
        />
      ))}
      <button type="submit" className={`${desk.control} ${desk.main}`}>
        {t('take')}
      </button>
    </form>
  )
}
