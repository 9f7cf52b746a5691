import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { mergeWords } from '@/components/word-merge/merge-words'
import { useFieldLabel } from '../block-names/use-field-label'
import type { Data } from '../core/document'
import type { OpenConflict } from '../core/editor'
import styles from './conflicts.module.css'
import { type ContestedField, FieldChoice, mergedOf, type Version } from './field-choice'
import { textsOf } from './value-text'

interface ConflictFormProps {
  conflict: OpenConflict & { yours: Data; current: Data }
  /** Null for the page's settings. */
  model: string | null
  onResolve: (data: Data | null) => void
}

/** A merged text that the user has edited, and the merge result that it is based on. */
interface Edited {
  text: string
  from: string
}

/** Two versions of a block's fields: one of them, or for texts the merge, is selected for each field. */
export function ConflictForm({ conflict, model, onResolve }: ConflictFormProps) {
  const t = useTranslations('editor.conflict')
  const labelOf = useFieldLabel()
  const [choices, setChoices] = useState<Record<string, Version>>({})
  const [edited, setEdited] = useState<Record<string, Edited>>({})
  const { base, yours, current, by } = conflict
  const fields = conflict.fields.map((name) => {
    const values = { base: base[name], yours: yours[name], theirs: current[name] }
    const isText = textsOf(Object.values(values)) !== null
    const label = labelOf(model, name)
    const field = { ...values, label, by: by ?? t('somebody') }
    const merged = withEdited(field, edited[name])
    return { name, field, merged, selected: choices[name] ?? (isText ? 'merged' : 'yours') }
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fields.every(({ selected }) => selected === 'theirs')) return onResolve(null)
    const values = fields.map(({ name, field, merged, selected }) => {
      const taken = { merged, yours: field.yours, theirs: field.theirs }
      return [name, taken[selected]] as const
    })
    onResolve({ ...yours, ...Object.fromEntries(values) })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {fields.map(({ name, field, merged, selected }) => (
        <FieldChoice
          key={name}
          field={field}
          selected={selected}
          merged={merged}
          onChoose={(version) => setChoices((all) => ({ ...all, [name]: version }))}
          onEdit={(text) => setEdited((all) => ({ ...all, [name]: { text, from: mergedOf(field) } }))}
        />
      ))}
      <ToolButton variant="main" type="submit">
        {t('take')}
      </ToolButton>
    </form>
  )
}

/** The edited merged text, with later changes of either version applied. */
function withEdited(field: ContestedField, edited: Edited | undefined): string {
  const merged = mergedOf(field)
  return edited ? mergeWords(edited.from, edited.text, merged).text : merged
}
