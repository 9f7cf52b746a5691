import { useLayoutEffect, useRef, useState } from 'react'
import type { Values } from '../calls'
import { listContestedNames, pickChangedValues, type StoredValues } from './changed-values'
import type { Draft } from './use-draft'

/**
 * Returns the values of a form. When the record gets a new revision, the form takes over its
 * values, except for values that the user has changed since the last load or submission. If another
 * user has changed one of these, the form keeps its revision, so that saving is a conflict.
 * @returns `base`, the stored state that the changes are based on; `changes`, the values that
 * differ from it; `renewals`, how often each value was replaced from outside its field (a field
 * with state of its own is then mounted again); `readValues` and `readBase`, which return the
 * latest state even in an event handler that was created earlier; `setValue`, for fields; `rebase`,
 * which takes over a stored state and the user's changes; `restore`, which takes over a draft;
 * `markStored`, to be called with the sent values and their revision when they are stored
 */
export function useValues(storedValues: StoredValues) {
  const [currentValues, setCurrentValues] = useState<Values>({ ...storedValues.values })
  const [base, setBase] = useState(storedValues)
  const [submission, setSubmission] = useState<StoredValues | null>(null)
  const [renewals, setRenewals] = useState<Readonly<Record<string, number>>>({})
  const latest = useRef({ base, values: currentValues })

  const countRenewals = (oldValues: Values, newValues: Values) => {
    const names = Object.keys(pickChangedValues(oldValues, newValues))
    if (names.length === 0) return
    setRenewals((counts) => ({
      ...counts,
      ...Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) + 1])),
    }))
  }
  /** The values that this form sent, if they are the new revision of the record. */
  const sentValues = submission?.revision === storedValues.revision ? submission.values : null
  const isNewer = (storedValues.revision ?? 0) > (base.revision ?? 0)
  const canTakeOver = sentValues
    ? storedValues.revision !== base.revision
    : isNewer && listContestedNames(base.values, currentValues, storedValues.values).length === 0
  if (canTakeOver) {
    const laterChanges = pickChangedValues(sentValues ?? base.values, currentValues)
    const newValues = { ...storedValues.values, ...laterChanges }
    setBase(storedValues)
    setSubmission(null)
    setCurrentValues(newValues)
    countRenewals(currentValues, newValues)
  }
  useLayoutEffect(() => {
    latest.current = { base, values: currentValues }
  }, [base, currentValues])

  const write = (values: Values) => {
    latest.current = { ...latest.current, values }
    setCurrentValues(values)
  }
  const rebase = (newBase: StoredValues, values: Values) => {
    const newValues = { ...latest.current.values, ...newBase.values, ...values }
    countRenewals(latest.current.values, newValues)
    latest.current.base = newBase
    setBase(newBase)
    setSubmission(null)
    write(newValues)
  }

  return {
    currentValues,
    base,
    changes: pickChangedValues(base.values, currentValues),
    renewals,
    readValues: () => latest.current.values,
    readBase: () => latest.current.base,
    setValue: (name: string, value: unknown) => write({ ...latest.current.values, [name]: value }),
    rebase,
    restore({ revision, values, base: draftBase }: Draft) {
      const defaultBase = revision === base.revision ? base.values : {}
      const storedBase = draftBase ?? defaultBase
      const oldValues = Object.fromEntries(Object.keys(values).map((name) => [name, storedBase[name]]))
      const oldestRevision = base.revision && Math.min(base.revision, revision ?? 0)
      const newBase = { revision: oldestRevision, values: { ...base.values, ...oldValues } }
      rebase(newBase, { ...latest.current.values, ...values })
    },
    markStored: setSubmission,
  }
}
