import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChangedText } from '@/components/conflict/changed-text'
import { ConflictForm, type Version } from '@/components/conflict/conflict-form'
import { ToolButton } from '@/components/ui/tool-button'
import { mergeWords } from '@/components/word-merge/merge-words'
import { useFieldLabel } from '../block-names/use-field-label'
import { useRecordsName } from '../block-names/use-records-name'
import type { OpenConflict } from '../core/derived-state'
import type { Data } from '../core/document'
import styles from './conflicts.module.css'
import { MergedText } from './merged-text'
import { describeValue, textsOf } from './value-text'

interface BlockConflictProps {
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

/** A field's value before two changes, and after each. */
interface Values {
  base: unknown
  yours: unknown
  theirs: unknown
}

/** Two versions of a block's fields: one of them, or for texts the merge, is selected for each field. */
export function BlockConflict({ conflict, model, onResolve }: BlockConflictProps) {
  const t = useTranslations('conflict')
  const labelOf = useFieldLabel()
  const recordsName = useRecordsName()
  const [choices, setChoices] = useState<Record<string, Version>>({})
  const [edited, setEdited] = useState<Record<string, Edited>>({})
  const { base, yours, current, by } = conflict
  const choose = (name: string, version: Version) => setChoices((all) => ({ ...all, [name]: version }))
  const fields = conflict.fields.map((name) => {
    const values = { base: base[name], yours: yours[name], theirs: current[name] }
    const texts = textsOf(Object.values(values))
    const merged = withEdited(values, edited[name])
    return { name, values, texts, merged, selected: choices[name] ?? (texts ? 'merged' : 'yours') }
  })

  function submit(): void {
    const isTheirs = fields.every(({ selected }) => selected === 'theirs')
    const chosen = fields.map(({ name, values, merged, selected }) => {
      return [name, { merged, yours: values.yours, theirs: values.theirs }[selected]] as const
    })
    onResolve(isTheirs ? null : { ...yours, ...Object.fromEntries(chosen) })
  }

  const described = { yes: t('yes'), no: t('no'), none: t('none') }
  const contested = fields.map(({ name, values, texts, merged, selected }) => {
    const label = labelOf(model, name)
    const before = String(values.base ?? '')
    const shown = (value: unknown) =>
      texts ? (
        <ChangedText before={before} after={String(value ?? '')} />
      ) : (
        <p className={styles.text}>{recordsName(value) ?? describeValue(value, described)}</p>
      )
    const edit = (text: string) => {
      setEdited((all) => ({ ...all, [name]: { text, from: mergedOf(values) } }))
      choose(name, 'merged')
    }
    return {
      name,
      label,
      selected,
      before: shown(values.base),
      yours: shown(values.yours),
      theirs: shown(values.theirs),
      merged: texts && <MergedText label={label} text={merged} onChange={edit} />,
    }
  })
  return (
    <ConflictForm fields={contested} by={by} onChoose={choose} onSubmit={submit}>
      <ToolButton variant="main" type="submit">
        {t('take')}
      </ToolButton>
    </ConflictForm>
  )
}

/** The edited merged text, with later changes of either version applied. */
function withEdited(values: Values, edited: Edited | undefined): string {
  const merged = mergedOf(values)
  return edited ? mergeWords(edited.from, edited.text, merged).text : merged
}

/** The merge of both versions of a text. */
function mergedOf({ base, yours, theirs }: Values): string {
  const [before = '', mine = '', other = ''] = textsOf([base, yours, theirs]) ?? []
  return mergeWords(before, mine, other).text
}
