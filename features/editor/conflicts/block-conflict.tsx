import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ChangedText } from '@/components/conflict/changed-text'
import { ConflictForm, type Version } from '@/components/conflict/conflict-form'
import form from '@/components/form/form.module.css'
import { useOnDemand } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { htmlToText, isHtml } from '@/components/word-merge/html-text'
import { mergeWords } from '@/components/word-merge/merge-words'
import { useFieldLabel } from '../block-names/use-field-label'
import { useValueDescription } from '../block-names/use-value-description'
import type { OpenConflict } from '../core/derived-state'
import type { Data } from '../core/document'
import { richTextBox } from '../inline-text/lazy-text-parts'
import styles from './conflicts.module.css'

interface BlockConflictProps {
  conflict: OpenConflict & { localData: Data; current: Data }
  /** Null for the page's settings. */
  model: string | null
  onResolve: (data: Data | null) => void
}

/** A merge result that the user has edited, with its original. */
interface EditedText {
  text: string
  mergeResult: string
}

/** The value of a field before two changes, and after each of them. */
interface Values {
  base: unknown
  yours: unknown
  theirs: unknown
}

/**
 * Shows two versions of a block's fields. For each field the user selects a version or, for texts,
 * the merge.
 */
export function BlockConflict({ conflict, model, onResolve }: BlockConflictProps) {
  const t = useTranslations('conflict')
  const getLabel = useFieldLabel()
  const describeValue = useValueDescription({ yes: t('yes'), no: t('no'), none: t('none') })
  const [choices, setChoices] = useState<Record<string, Version>>({})
  const [editedTexts, setEditedTexts] = useState<Record<string, EditedText>>({})
  const { base, localData, current, by } = conflict
  const choose = (name: string, version: Version) => setChoices((previous) => ({ ...previous, [name]: version }))
  const fields = conflict.fields.map((name) => {
    const values = { base: base[name], yours: localData[name], theirs: current[name] }
    const texts = toTexts(Object.values(values))
    const mergedText = applyEditedText(values, editedTexts[name])
    return {
      name,
      values,
      texts,
      merged: mergedText,
      selectedVersion: choices[name] ?? (texts ? 'merged' : 'yours'),
    }
  })

  function submit(): void {
    const isRemoteVersion = fields.every(({ selectedVersion }) => selectedVersion === 'theirs')
    const chosenValues = fields.map(({ name, values, merged, selectedVersion }) => {
      return [name, { merged, yours: values.yours, theirs: values.theirs }[selectedVersion]] as const
    })
    onResolve(isRemoteVersion ? null : { ...localData, ...Object.fromEntries(chosenValues) })
  }

  const formFields = fields.map(({ name, values, texts, merged, selectedVersion }) => {
    const label = getLabel(model, name)
    const before = String(values.base ?? '')
    const renderValue = (value: unknown) =>
      texts ? (
        <ChangedText before={before} after={String(value ?? '')} />
      ) : (
        <p className={styles.text}>{describeValue(value) ?? JSON.stringify(value)}</p>
      )
    const edit = (text: string) => {
      setEditedTexts((previous) => ({ ...previous, [name]: { text, mergeResult: mergeTexts(values) } }))
      choose(name, 'merged')
    }
    return {
      name,
      label,
      selectedVersion,
      before: renderValue(values.base),
      yours: renderValue(values.yours),
      theirs: renderValue(values.theirs),
      merged: texts && <MergedText label={label} text={merged} onChange={edit} />,
    }
  })
  return (
    <ConflictForm fields={formFields} otherName={by} onChoose={choose} onSubmit={submit}>
      <ToolButton variant="main" type="submit">
        {t('take')}
      </ToolButton>
    </ConflictForm>
  )
}

/** Applies changes that the two versions got after the user edited the merged text. */
function applyEditedText(values: Values, editedText: EditedText | undefined): string {
  const mergedText = mergeTexts(values)
  return editedText ? mergeWords(editedText.mergeResult, editedText.text, mergedText).text : mergedText
}

/** Merges the two versions of a text. */
function mergeTexts({ base, yours, theirs }: Values): string {
  const [baseText = '', yourText = '', theirText = ''] = toTexts([base, yours, theirs]) ?? []
  return mergeWords(baseText, yourText, theirText).text
}

/**
 * Converts the values of a field to texts; a missing value becomes an empty text. Returns null if
 * all values are missing or one is not a text.
 */
function toTexts(values: readonly unknown[]): string[] | null {
  if (!values.some((value) => typeof value === 'string')) return null
  const texts = values.map((value) => value ?? '')
  return texts.every((value) => typeof value === 'string') ? texts : null
}

interface MergedTextProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/**
 * Shows the merged text of two versions, for manual corrections. A text with markup is edited as
 * rich text.
 */
function MergedText({ label, text, onChange }: MergedTextProps) {
  const t = useTranslations('editor.conflict')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const RichTextBox = useOnDemand(richTextBox, true)
  if (!isOpen) {
    return (
      <>
        <p className={styles.text}>{isHtml(text) ? htmlToText(text) : text}</p>
        <ToolButton onClick={() => setOpen(true)}>
          {t('edit')}
          {visuallyHidden(label)}
        </ToolButton>
      </>
    )
  }
  if (isHtml(text))
    return (
      RichTextBox && (
        <RichTextBox
          id={id}
          text={text}
          onChange={onChange}
          label={t('mergedOf', { field: label })}
          className={`${form.input} ${styles.rich}`}
          takesFocus
        />
      )
    )
  return (
    <div className={form.field}>
      <label className="visually-hidden" htmlFor={id}>
        {t('mergedOf', { field: label })}
      </label>
      <textarea
        id={id}
        rows={4}
        className={form.input}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the user opened the field to edit it.
        autoFocus
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
