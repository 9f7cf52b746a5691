import { createContext, type ReactNode } from 'react'
import { useNotice } from '@/components/ui/use-notice'
import { useRequiredContext } from './use-required-context'

type Notices = ReturnType<typeof useNotice>

const NotifyContext = createContext<Notices['notify'] | null>(null)
export const useNotify = () => useRequiredContext(NotifyContext)
const NoticeContext = createContext<Omit<Notices, 'notify'> | null>(null)
export const useCurrentNotice = () => useRequiredContext(NoticeContext)

/** Provides the current notice and, in a separate context, the stable function that shows one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { notify, ...noticeState } = useNotice()
  return (
    <NotifyContext value={notify}>
      <NoticeContext value={noticeState}>{children}</NoticeContext>
    </NotifyContext>
  )
}
