'use client'

import type { ReactNode } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import { WithLoginProvider } from '@/features/hub/forms/with-login'

/**
 * A screen of the editors' hub. If a call needs a login or a confirmed identity, it asks for them
 * in a dialog, so that entered values are kept.
 */
export function HubLogin({ email, children }: { email: string; children: ReactNode }) {
  const { withLogin, login } = useLoginAgain()
  return (
    <>
      <WithLoginProvider value={withLogin}>{children}</WithLoginProvider>
      <LoginAgain email={email} login={login} />
    </>
  )
}
