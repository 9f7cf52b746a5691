import { createContext, type ReactNode, useState } from 'react'
import type { ModuleProblem } from '../../calls'
import type { InsertPlace } from '../../insert/insert-targets'
import type { SettingsPart } from '../../settings/setting-fields'
import { isPanelRequested } from '../../toolbar/is-panel-requested'
import { useRequiredContext } from './use-required-context'

/** The open panels next to or over the page; each is null or empty while closed. */
interface Panels {
  /** The insertion point of the open block list. */
  insertPlace: InsertPlace | null
  setInsertPlace: (place: InsertPlace | null) => void
  /** The open comment thread; a new one has no id. */
  thread: { id: number | null } | null
  openThread: (thread: { id: number | null }) => void
  settingsPart: SettingsPart | null
  openSettings: (part: SettingsPart | null) => void
  /** The problems that prevent publishing. */
  problems: ModuleProblem[]
  setProblems: (problems: ModuleProblem[]) => void
}

const PanelsContext = createContext<Panels | null>(null)
export const usePanels = () => useRequiredContext(PanelsContext)

/** Provides the open panels; renders when one opens or closes. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [insertPlace, setInsertPlace] = useState<Panels['insertPlace']>(null)
  const [thread, openThread] = useState<Panels['thread']>(null)
  const [settingsPart, openSettings] = useState<Panels['settingsPart']>(() =>
    isPanelRequested('settings') ? 'all' : null,
  )
  const [problems, setProblems] = useState<ModuleProblem[]>([])
  return (
    <PanelsContext
      value={{
        insertPlace,
        setInsertPlace,
        thread,
        openThread,
        settingsPart,
        openSettings,
        problems,
        setProblems,
      }}
    >
      {children}
    </PanelsContext>
  )
}
