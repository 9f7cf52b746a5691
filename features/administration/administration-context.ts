import { createContext, useContext } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import type { CallWithLogin } from '@/lib/api/result'
import type { Administration } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'

/** State and functions that all parts of the administration share. */
export interface AdministrationContext {
  locale: Locale
  user: Administration['user']
  /** Names of the record types that the user may administer. */
  types: readonly string[]
  /** Reports that the user may open. */
  reports: Administration['reports']
  /** True if the user may see the checklist of a new site. */
  hasChecklist: boolean
  /** Makes a call. If a login or the password is required, asks for it and repeats the call. */
  callWithLogin: CallWithLogin
  notify: (notice: NoticeContent | null) => void
  /** Opens an address of the administration. The user may stay if changes are unsaved. */
  open: (address: string) => void
}

const Context = createContext<AdministrationContext | null>(null)

export const AdministrationProvider = Context.Provider

/**
 * Returns the context of the administration.
 * @throws Error outside the administration
 */
export function useAdministration(): AdministrationContext {
  const context = useContext(Context)
  if (!context) throw new Error('This is only available inside the administration.')
  return context
}
