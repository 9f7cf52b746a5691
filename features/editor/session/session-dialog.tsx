import type { ReactNode } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Session } from './use-session'

export const otherAccount = onDemand(async () => (await import('./other-account')).OtherAccount)

/** The login form; passed in, since features do not import each other. */
export type RenderLogin = (props: { onLogin: () => void; onClose: () => void }) => ReactNode

/**
 * Asks for the login in front of the page, or, if another user is logged in, as which user to send pending
 * changes.
 */
export function SessionDialog({ session, renderLogin }: { session: Session; renderLogin: RenderLogin }) {
  const { login, isAsking, continueAfterLogin, postpone } = session
  const OtherAccount = useOnDemand(otherAccount, isAsking && login.kind === 'other')
  if (!isAsking || login.kind === 'open') return null
  if (login.kind === 'ended') {
    return renderLogin({ onLogin: () => void continueAfterLogin(), onClose: postpone })
  }
  return OtherAccount && <OtherAccount session={session} account={login.account} />
}
