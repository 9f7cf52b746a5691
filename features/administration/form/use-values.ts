import { useLayoutEffect, useRef, useState } from 'react'
import type { Values } from '../calls'
import { pickChangedValues } from './changed-values'

interface StoredValues {
  /** Null for a new record. */
  revision: number | null
  values: Values
}

/**
 * The values of a form. They follow the record's revision; values typed since the last load or
 * submission remain as changes.
 * @returns the `currentValues`; `changed`, those that differ from the stored ones; `renewals`, the
 * number of replacements of each value, for fields with a state; `readValues`, the latest values
 * for later events; `setValue`, for fields; `replaceValues`, for all other callers; `settle`,
 * called with the sent values after they are stored
 */
export function useValues(storedValues: StoredValues) {
  const [currentValues, setCurrentValues] = useState<Values>({ ...storedValues.values })
  const [base, setBase] = useState(storedValues)
  const [settled, settle] = useState<Values | null>(null)
  const [renewals, setRenewals] = useState<Readonly<Record<string, number>>>({})
  const latest = useRef(currentValues)

  const renew = (before: Values, after: Values) => {
    const names = Object.keys(pickChangedValues(before, after))
    const counts = names.map((name) => [name, (renewals[name] ?? 0) + 1] as const)
    if (counts.length > 0) setRenewals({ ...renewals, ...Object.fromEntries(counts) })
  }
  if (storedValues.revision !== base.revision) {
    const newValues = { ...storedValues.values, ...pickChangedValues(settled ?? base.values, currentValues) }
    setBase(storedValues)
    settle(null)
    setCurrentValues(newValues)
    renew(currentValues, newValues)
  }
  useLayoutEffect(() => {
    latest.current = currentValues
  }, [currentValues])

  const write = (values: Values) => {
    latest.current = values
    setCurrentValues(values)
  }

  return {
    currentValues,
    changed: pickChangedValues(storedValues.values, currentValues),
    renewals,
    readValues: () => latest.current,
    setValue: (name: string, value: unknown) => write({ ...latest.current, [name]: value }),
    replaceValues(values: Values) {
      renew(latest.current, { ...latest.current, ...values })
      write({ ...latest.current, ...values })
    },
    settle,
  }
}
