'use client'

import type { ReactNode } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import { CallWithLoginProvider } from '@/features/hub/forms/call-with-login'

/**
 * Wraps a screen of the hub. If a backend call requires a login or a confirmed identity, a dialog
 * asks for it, so that the entered values are kept.
 */
export function HubLogin({ email, children }: { email: string; children: ReactNode }) {
  const { callWithLogin, loginRequest } = useLoginAgain()
  return (
    <>
      <CallWithLoginProvider value={callWithLogin}>{children}</CallWithLoginProvider>
      <LoginAgain email={email} loginRequest={loginRequest} />
    </>
  )
}
