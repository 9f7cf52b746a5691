import { useState } from 'react'
import { z } from 'zod'
import { useAdministration } from '../administration-context'
import { openUserStore } from '../administration-store'
import type { RecordTypeView } from '../record-type'

export interface VisibleColumns {
  /** Names of all columns, except for the title. */
  names: readonly string[]
  /** Names of the visible columns, in the order of the record type. */
  visibleNames: readonly string[]
  onShow: (names: readonly string[]) => void
}

/** Returns the visible columns of a record type. They are stored in this browser. */
export function useVisibleColumns({ contract, columns }: RecordTypeView): VisibleColumns {
  const { user } = useAdministration()
  const [store] = useState(() => openUserStore(user.id, `columns.${contract.name}`, z.array(z.string())))
  const names = Object.keys(columns).filter((name) => !columns[name]?.isTitle)
  const [storedNames, setStoredNames] = useState(() => store.read())
  const visibleNames = names.filter((name) => storedNames?.includes(name) ?? !columns[name]?.isHidden)
  return {
    names,
    visibleNames,
    onShow(newNames) {
      setStoredNames([...newNames])
      store.write([...newNames])
    },
  }
}
