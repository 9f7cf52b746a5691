import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Field } from '@/features/blocks/block-editor'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { listMissingFields } from '@/lib/contract/blocks/required'
import { type Data, findData, listKeys } from '../core/document'
import type { Editor } from '../core/editor'
import { isSame } from '../core/same'
import { listFields } from './block-fields'
import { findProblem, listOtherAnchors } from './problems'
import { useProblemText } from './use-problem-text'
import { toChanges, toValues, type Values } from './values'

export interface BlockFormOptions {
  editor: Editor
  blockKey: string
  model: BlockModel
}

export type BlockForm = ReturnType<typeof useBlockForm>

const emptyData: Data = {}

/**
 * The form of a block's fields. Valid values are written to the document while typing. Invalid
 * values stay in the form with their errors. Undo and remote changes are shown, except in fields
 * with an unsaved value.
 */
export function useBlockForm({ editor, blockKey, model }: BlockFormOptions) {
  const { entries: unsavedEntries } = editor.unsavedWork
  const describeProblem = useProblemText()
  const data = findData(editor.document, blockKey) ?? emptyData
  const [initialValues] = useState(() => toValues(model, data))
  /** The last known data of the document by field. */
  const knownValues = useRef(initialValues)
  const findBackendError = useBackendErrors(editor, blockKey, data)

  const checkValue = (field: Field, value: unknown) => {
    const anchors = listOtherAnchors(editor.document, blockKey)
    return findProblem({
      model,
      field,
      value,
      data: findData(editor.document, blockKey) ?? emptyData,
      anchors,
    })
  }
  // Restored invalid entries show their errors again.
  const [errors] = useState(() => {
    const blockEntries = unsavedEntries.getEntries(blockKey)
    const entries = listFields(model).flatMap((field) => {
      const problem = field.name in blockEntries && checkValue(field, blockEntries[field.name])
      return problem ? [[field.name, { type: 'validate', message: describeProblem(problem) }]] : []
    })
    return Object.fromEntries(entries)
  })
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { ...initialValues, ...unsavedEntries.getEntries(blockKey) },
    errors,
    shouldFocusError: false,
  })

  // The form has its own values, so it is updated when the data change. It reads the current data,
  // because a letter may have been typed since the last rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the data change.
  useEffect(() => {
    const currentValues = toValues(model, findData(editor.document, blockKey) ?? emptyData)
    const blockEntries = unsavedEntries.getEntries(blockKey)
    for (const { name } of listFields(model)) {
      if (isSame(knownValues.current[name], currentValues[name])) continue
      if (name in blockEntries) continue
      // A text that is emptied on the page is not an error until its field loses the focus.
      const { isTouched, invalid } = form.getFieldState(name)
      form.setValue(name, currentValues[name], { shouldValidate: isTouched || invalid })
    }
    knownValues.current = currentValues
  }, [data])

  return {
    control: form.control,
    errors: form.formState.errors,
    /** Finds the backend's error for the current value of a field. */
    findBackendError,
    /** Finds the value of a field in the document; null unless the form shows an unsaved entry. */
    findDocumentValue: (name: string) =>
      name in unsavedEntries.getEntries(blockKey) ? { value: knownValues.current[name] } : null,
    validate(field: Field, value: unknown): string | true {
      const problem = checkValue(field, value)
      return problem ? describeProblem(problem) : true
    },
    /** Writes a valid entry to the document. Stores an invalid one as unsaved. */
    saveEntry(field: Field, value: unknown): void {
      const { name } = field
      const problem = checkValue(field, value)
      if (problem) {
        unsavedEntries.keep(blockKey, name, value)
        if (problem.code === 'tooLong') void form.trigger(name)
        return
      }
      const changes = toChanges(model, field, value)
      const currentData = findData(editor.document, blockKey) ?? emptyData
      unsavedEntries.drop(blockKey, Object.keys(changes))
      knownValues.current = {
        ...knownValues.current,
        [name]: toValues(model, { ...currentData, ...changes })[name],
      }
      if (Object.keys(changes).every((name) => isSame(currentData[name], changes[name]))) return
      const change = { type: 'change', key: blockKey, fields: changes } as const
      const incompleteKeys = field.kind === 'records' && value !== null ? listIncompleteItems(editor, blockKey) : []
      const removals = incompleteKeys.map((key) => ({ type: 'remove', key }) as const)
      editor.execute(removals.length > 0 ? { type: 'several', operations: [change, ...removals] } : change)
    },
    /**
     * Shows a valid entry as the document has it, for example with an added protocol. An invalid
     * entry stays.
     */
    showNormalizedValue(name: string): void {
      if (name in unsavedEntries.getEntries(blockKey)) return
      if (!isSame(form.getValues(name), knownValues.current[name])) form.setValue(name, knownValues.current[name])
    },
    discardEntry(name: string): void {
      unsavedEntries.drop(blockKey, [name])
      form.setValue(name, knownValues.current[name], { shouldValidate: true })
    },
  }
}

/**
 * Lists the incomplete items of a list. They are removed, because they could not be completed while
 * the list shows records.
 */
function listIncompleteItems({ document }: Editor, key: string): string[] {
  return listKeys(document, { parent: key, column: null }).filter((inner) => {
    const node = document.nodes.get(inner)
    return node !== undefined && listMissingFields(node).length > 0
  })
}

/** Returns a function that finds the backend's error of a field, until the field changes. */
function useBackendErrors(editor: Editor, key: string, data: Data): (name: string) => string | undefined {
  const fields = editor.refusals.find((refusal) => refusal.key === key)?.fields
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data at the time of the refusal.
  const refusal = useMemo(() => ({ fields, data }), [fields])
  return (name) => {
    const messages = refusal.fields?.[name]
    const isChanged = !isSame(refusal.data[name], data[name])
    return Array.isArray(messages) && !isChanged ? messages.join(' ') : undefined
  }
}
