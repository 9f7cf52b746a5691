import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Field } from '@/features/blocks/block-editor'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { missingFields } from '@/lib/contract/blocks/required'
import { type Data, findData, keysIn } from '../core/document'
import type { Editor } from '../core/editor'
import { isSame } from '../core/same'
import { fieldsOf } from './block-fields'
import { anchorsBeside, problemIn } from './problem-in'
import type { UnsavedEntries } from './unsaved-entries'
import { useProblemText } from './use-problem-text'
import { changesFor, type Values, valuesOf } from './values'

export interface BlockFormOptions {
  editor: Editor
  blockKey: string
  model: BlockModel
  drafts: UnsavedEntries
}

export type BlockForm = ReturnType<typeof useBlockForm>

const nothing: Data = {}

/**
 * The form of a block's fields. Valid values are written to the document while typing; invalid ones stay in
 * the form, with their errors. Changes by undo or another editor are shown, except in a field with an unsaved
 * value.
 */
export function useBlockForm({ editor, blockKey, model, drafts }: BlockFormOptions) {
  const problemText = useProblemText()
  const data = findData(editor.document, blockKey) ?? nothing
  const [first] = useState(() => valuesOf(model, data))
  /** The last known data of the document, by field. */
  const known = useRef(first)
  const refused = useRefused(editor, blockKey, data)

  const problemOf = (field: Field, value: unknown) => {
    const anchors = anchorsBeside(editor.document, blockKey)
    return problemIn({ model, field, value, data: findData(editor.document, blockKey) ?? nothing, anchors })
  }
  // Restored invalid entries show their errors again.
  const [errors] = useState(() => {
    const unsaved = drafts.of(blockKey)
    const entries = fieldsOf(model).flatMap((field) => {
      const problem = field.name in unsaved && problemOf(field, unsaved[field.name])
      return problem ? [[field.name, { type: 'validate', message: problemText(problem) }]] : []
    })
    return Object.fromEntries(entries)
  })
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { ...first, ...drafts.of(blockKey) },
    errors,
    shouldFocusError: false,
  })

  // The form has its own values, so it is updated when the data change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other data are of interest.
  useEffect(() => {
    const now = valuesOf(model, data)
    const unsaved = drafts.of(blockKey)
    for (const { name } of fieldsOf(model)) {
      if (isSame(known.current[name], now[name])) continue
      if (!(name in unsaved)) form.setValue(name, now[name], { shouldValidate: true })
    }
    known.current = now
  }, [data])

  return {
    control: form.control,
    errors: form.formState.errors,
    /** Why the backend rejected a field's current value. */
    refusalOf: refused,
    /** The saved value of a field; null if the form shows it. */
    savedValue: (name: string) => (name in drafts.of(blockKey) ? { value: known.current[name] } : null),
    validate(field: Field, value: unknown): string | true {
      const problem = problemOf(field, value)
      return problem ? problemText(problem) : true
    },
    /** Writes a valid entry to the document. */
    enter(field: Field, value: unknown): void {
      const { name } = field
      const problem = problemOf(field, value)
      if (problem) {
        drafts.keep(blockKey, name, value)
        if (problem.code === 'tooLong') void form.trigger(name)
        return
      }
      const changes = changesFor(model, field, value)
      const before = findData(editor.document, blockKey) ?? nothing
      drafts.drop(blockKey, Object.keys(changes))
      known.current = { ...known.current, [name]: valuesOf(model, { ...before, ...changes })[name] }
      if (Object.keys(changes).every((changed) => isSame(before[changed], changes[changed]))) return
      const change = { type: 'change', key: blockKey, fields: changes } as const
      const unwritten = field.kind === 'records' && value !== null ? unwrittenIn(editor, blockKey) : []
      const removals = unwritten.map((key) => ({ type: 'remove', key }) as const)
      editor.execute(removals.length > 0 ? { type: 'several', operations: [change, ...removals] } : change)
    },
    /** Shows the saved form of an entry, such as an address with its protocol. */
    settle(name: string): void {
      if (name in drafts.of(blockKey)) return
      if (!isSame(form.getValues(name), known.current[name])) form.setValue(name, known.current[name])
    },
    /** Discards an invalid entry. */
    takeSaved(name: string): void {
      drafts.drop(blockKey, [name])
      form.setValue(name, known.current[name], { shouldValidate: true })
    },
  }
}

/** The items of a list in which nothing is written yet: where others are shown, nobody could complete them. */
function unwrittenIn({ document }: Editor, key: string): string[] {
  return keysIn(document, { parent: key, column: null }).filter((inner) => {
    const node = document.nodes.get(inner)
    return node !== undefined && missingFields(node).length > 0
  })
}

/** The backend's errors by field, while the field is unchanged since. */
function useRefused(editor: Editor, key: string, data: Data): (name: string) => string | undefined {
  const fields = editor.refusals.find((refusal) => refusal.key === key)?.fields
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of the moment when the refusal came.
  const refused = useMemo(() => ({ fields, data }), [fields])
  return (name) => {
    const messages = refused.fields?.[name]
    const isOld = !isSame(refused.data[name], data[name])
    return Array.isArray(messages) && !isOld ? messages.join(' ') : undefined
  }
}
