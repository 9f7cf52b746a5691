import { useLayoutEffect, useRef, useState } from 'react'
import type { Values } from '../calls'
import { pickChangedValues } from './changed-values'

interface StoredValues {
  /** Revision of the record; null for a new one. */
  revision: number | null
  values: Values
}

/**
 * Returns the values of a form. When the record gets a new revision, the form takes over its
 * values, except for values that the user has changed since the last load or submission.
 * @returns `currentValues`; `changed`, the values that differ from the stored record; `renewals`,
 * how often each value was replaced from outside its field (a field with state of its own is then
 * mounted again); `readValues`, which returns the latest values even in an event handler that was
 * created earlier; `setValue`, for fields; `replaceValues`, for all other callers; `markStored`, to
 * be called with the sent values when the backend has stored them
 */
export function useValues(storedValues: StoredValues) {
  const [currentValues, setCurrentValues] = useState<Values>({ ...storedValues.values })
  const [base, setBase] = useState(storedValues)
  const [justStoredValues, markStored] = useState<Values | null>(null)
  const [renewals, setRenewals] = useState<Readonly<Record<string, number>>>({})
  const latestValues = useRef(currentValues)

  const countRenewals = (before: Values, after: Values) => {
    const names = Object.keys(pickChangedValues(before, after))
    const counts = names.map((name) => [name, (renewals[name] ?? 0) + 1] as const)
    if (counts.length > 0) setRenewals({ ...renewals, ...Object.fromEntries(counts) })
  }
  if (storedValues.revision !== base.revision) {
    const newValues = {
      ...storedValues.values,
      ...pickChangedValues(justStoredValues ?? base.values, currentValues),
    }
    setBase(storedValues)
    markStored(null)
    setCurrentValues(newValues)
    countRenewals(currentValues, newValues)
  }
  useLayoutEffect(() => {
    latestValues.current = currentValues
  }, [currentValues])

  const write = (values: Values) => {
    latestValues.current = values
    setCurrentValues(values)
  }

  return {
    currentValues,
    changed: pickChangedValues(storedValues.values, currentValues),
    renewals,
    readValues: () => latestValues.current,
    setValue: (name: string, value: unknown) => write({ ...latestValues.current, [name]: value }),
    replaceValues(values: Values) {
      countRenewals(latestValues.current, { ...latestValues.current, ...values })
      write({ ...latestValues.current, ...values })
    },
    markStored,
  }
}
