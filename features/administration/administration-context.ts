import { createContext, useContext } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import type { WithLogin } from '@/lib/api/result'
import type { Administration } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'

/** The state and callbacks shared by all parts of the administration. */
export interface AdministrationContext {
  locale: Locale
  user: Administration['user']
  /** The names of the types that the user may administer. */
  types: readonly string[]
  /** The reports that the user may open. */
  reports: Administration['reports']
  /** True if the user sees the checklist of a new site. */
  hasChecklist: boolean
  /** Makes a call, and repeats it once a missing login or proof was given. */
  withLogin: WithLogin
  notify: (notice: NoticeContent | null) => void
  /** Opens an address of the administration, unless the user stays to keep unsaved changes. */
  open: (address: string) => void
}

const Context = createContext<AdministrationContext | null>(null)

export const AdministrationProvider = Context.Provider

/** @throws Error outside of the administration */
export function useAdministration(): AdministrationContext {
  const context = useContext(Context)
  if (!context) throw new Error('Only in the administration.')
  return context
}
