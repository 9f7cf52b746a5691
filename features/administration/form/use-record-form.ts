import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { createKey } from '@/features/editor/core/new-key'
import type { Failure, Result } from '@/lib/api/result'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import { conflictSchema } from '@/lib/contract/common/errors'
import { useAdministration } from '../administration-context'
import { type AdministeredRecord, createRecord, isUnpublished, updateRecord, type Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { listContestedNames, pickChangedValues, type StoredValues } from './changed-values'
import { formatProblem, type Problems, parseProblems, toProblems } from './problems'
import { useValues } from './use-values'

/** State that another user has stored since this form was loaded. */
export interface Conflict {
  stored: StoredValues
  /** Name of the other user; null if unknown. */
  otherName: string | null
}

interface RecordFormOptions {
  view: RecordTypeView
  /** The stored record; null for a new one. */
  record: AdministeredRecord | null
  values: Values
  /** Called with the stored record and the values that the user changed during the request. */
  onStored: (record: AdministeredRecord, laterChanges: Values) => void
}

/** Returns the stored state in a 409 response; null for any other failure. */
function parseConflict({ status, data }: Failure, { values }: RecordTypeContract): Conflict | null {
  const staleSchema = conflictSchema.extend({ current: values, revision: z.int() })
  const staleData = status === 409 ? staleSchema.safeParse(data).data : undefined
  if (!staleData) return null
  const { current, revision, by } = staleData
  return { stored: { revision, values: current }, otherName: by }
}

/** Returns the state of a record's form: its values, problems and conflict. */
export function useRecordForm({ view, record, values, onStored }: RecordFormOptions) {
  const t = useTranslations('administration.form')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const form = useValues({ revision: record?.revision ?? null, values })
  const [problems, setProblems] = useState<{ byPath: Problems; attempt: number }>({ byPath: {}, attempt: 0 })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSending, setSending] = useState(false)
  const [creationKey, setCreationKey] = useState(createKey)
  const { changes, readValues, readBase, rebase, markStored } = form
  const { revision } = form.base
  const isDirty = Object.keys(changes).length > 0
  /** Revision before a running request, if the user saved again meanwhile; otherwise null. */
  const resavedRevision = useRef<number | null>(null)

  /**
   * Stores the changes. The form takes over another user's changes of other fields.
   * @returns true if all changes are stored
   */
  async function store(): Promise<boolean> {
    const enteredValues = readValues()
    const base = readBase()
    const parseResult = view.contract.values.safeParse(enteredValues)
    if (!parseResult.success) {
      showProblems(
        toProblems(parseResult.error, enteredValues, (code) =>
          formatProblem(code, locale, (general) => t(`problems.${general}`)),
        ),
      )
      return false
    }
    setSending(true)
    const result = await callWithLogin((): Promise<Result<AdministeredRecord>> => {
      if (!record || base.revision === null)
        return createRecord(locale, view.contract, { values: parseResult.data, key: creationKey })
      const changedValues = pickChangedValues(base.values, enteredValues)
      return updateRecord(locale, view.contract, { id: record.id, revision: base.revision, values: changedValues })
    })
    setSending(false)
    if (result.ok) {
      markStored({ revision: result.value.revision, values: enteredValues })
      setConflict(null)
      setProblems({ byPath: {}, attempt: 0 })
      const isLasting = isUnpublished(result.value)
      notify({ kind: 'success', text: t(isLasting ? 'savedUnpublished' : 'saved'), isLasting })
      onStored(result.value, pickChangedValues(enteredValues, readValues()))
      return true
    }
    const newConflict = parseConflict(result.failure, view.contract)
    if (newConflict && mergeConflict(newConflict)) return store()
    resavedRevision.current = null
    const newProblems = parseProblems(result.failure)
    if (newConflict) setConflict(newConflict)
    else if (Object.keys(newProblems).length > 0) showProblems(newProblems)
    else notify({ kind: 'error', text: describeFailure(result.failure), isLasting: true })
    return false
  }

  /** Takes over the stored state. Returns false, without doing so, if both changed a field. */
  function mergeConflict({ stored }: Conflict): boolean {
    const base = readBase()
    const isContested = listContestedNames(base.values, readValues(), stored.values).length > 0
    if (isContested || stored.revision === base.revision) return false
    rebase(stored, pickChangedValues(base.values, readValues()))
    return true
  }

  function save(): Promise<boolean> {
    resavedRevision.current = isSending ? revision : null
    return isSending ? Promise.resolve(false) : store()
  }

  useEffect(() => {
    if (isSending || resavedRevision.current === null || resavedRevision.current === revision) return
    resavedRevision.current = null
    if (isDirty) void save()
  })

  const showProblems = (newProblems: Problems) =>
    setProblems(({ attempt }) => ({ byPath: newProblems, attempt: attempt + 1 }))

  return {
    ...form,
    creationKey: record ? undefined : creationKey,
    setCreationKey,
    isDirty,
    problems,
    conflict,
    isSending,
    save,
    endConflict: () => setConflict(null),
  }
}
