import { createContext, type ReactNode } from 'react'
import { useNotice } from '@/components/ui/use-notice'
import { useRequiredContext } from './use-required-context'

type Notices = ReturnType<typeof useNotice>

const NotifyContext = createContext<Notices['notify'] | null>(null)
export const useNotify = () => useRequiredContext(NotifyContext)
const NoticeContext = createContext<Omit<Notices, 'notify'> | null>(null)
export const useShownNotice = () => useRequiredContext(NoticeContext)

/** Provides the notice that is shown, and apart from it the function that shows another, which stays the same. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { notify, ...shown } = useNotice()
  return (
    <NotifyContext value={notify}>
      <NoticeContext value={shown}>{children}</NoticeContext>
    </NotifyContext>
  )
}
