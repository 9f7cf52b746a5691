import { useState } from 'react'
import { z } from 'zod'
import { administrationStore } from '../administration-store'
import type { RecordTypeView } from '../record-type'

export interface ShownColumns {
  /** Names of all columns, except for the title. */
  all: readonly string[]
  /** Names of the visible columns, in the order of the record type. */
  visible: readonly string[]
  onShow: (names: readonly string[]) => void
}

/** Returns the visible columns of a record type. They are stored in this browser. */
export function useShownColumns({ contract, columns }: RecordTypeView): ShownColumns {
  const store = administrationStore(`columns.${contract.name}`, z.array(z.string()))
  const all = Object.keys(columns).filter((name) => !columns[name]?.isTitle)
  const [storedNames, setStoredNames] = useState(() => store.read())
  const visibleNames = all.filter((name) => storedNames?.includes(name) ?? !columns[name]?.isExtra)
  return {
    all,
    visible: visibleNames,
    onShow(names) {
      setStoredNames([...names])
      store.write([...names])
    },
  }
}
