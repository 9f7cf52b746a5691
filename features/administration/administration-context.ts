import { createContext, useContext } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import type { WithLogin } from '@/lib/api/result'
import type { Administration } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'

/** What every part of the administration knows. */
export interface AdministrationContext {
  locale: Locale
  user: Administration['user']
  /** The names of the types that the user may administer. */
  types: readonly string[]
  /** The screens beside those of types that are for the user. */
  reports: Administration['reports']
  /** Whether there is a checklist of a new site for the user. */
  hasChecklist: boolean
  /** Makes a call, and repeats it once a missing login or proof was given. */
  withLogin: WithLogin
  notify: (notice: NoticeContent | null) => void
  /** Goes to an address of the administration, unless somebody wants to keep what is not saved. */
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
