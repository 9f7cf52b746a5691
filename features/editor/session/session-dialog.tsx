import type { ReactNode } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Session } from './use-session'

export const otherAccount = createOnDemand(async () => (await import('./other-account')).OtherAccount)

/** Renders the login form. It is passed as a prop, because features do not import each other. */
export type RenderLogin = (props: { onLogin: () => void; onClose: () => void; onTyping: () => void }) => ReactNode

/**
 * The login dialog of an expired session or, after a login with another account, the choice of the
 * account that sends the pending changes.
 */
export function SessionDialog({ session, renderLogin }: { session: Session; renderLogin: RenderLogin }) {
  const { login, isDialogOpen, continueAfterLogin, closeDialog, postponeDialog } = session
  const OtherAccount = useOnDemand(otherAccount, isDialogOpen && login.kind === 'other')
  if (!isDialogOpen || login.kind === 'valid') return null
  if (login.kind === 'ended') {
    return renderLogin({
      onLogin: () => void continueAfterLogin(),
      onClose: closeDialog,
      onTyping: postponeDialog,
    })
  }
  return OtherAccount && <OtherAccount session={session} account={login.account} />
}
