import { useState } from 'react'
import { z } from 'zod'
import type { RecordTypeView } from '../record-type'
import { readStored, writeStored } from '../stored'

export interface ShownColumns {
  /** All that there are beside the title. */
  all: readonly string[]
  /** Those that are shown, in the order of the type. */
  shown: readonly string[]
  onShow: (names: readonly string[]) => void
}

/** Which columns of a type this browser shows. */
export function useShownColumns({ contract, columns }: RecordTypeView): ShownColumns {
  const key = `columns.${contract.name}`
  const all = Object.keys(columns).filter((name) => !columns[name]?.isTitle)
  const [chosen, setChosen] = useState(() => readStored(z.array(z.string()), key))
  const shown = all.filter((name) => chosen?.includes(name) ?? !columns[name]?.isExtra)
  return {
    all,
    shown,
    onShow(names) {
      setChosen([...names])
      writeStored(key, names)
    },
  }
}
