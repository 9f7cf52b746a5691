'use client'

import type { ReactNode } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import { WithLoginProvider } from '@/features/hub/forms/with-login'

/** A screen of the hub that asks in place for a login or a proof that is missing. */
export function HubLogin({ email, children }: { email: string; children: ReactNode }) {
  const { withLogin, login } = useLoginAgain()
  return (
    <>
      <WithLoginProvider value={withLogin}>{children}</WithLoginProvider>
      <LoginAgain email={email} login={login} />
    </>
  )
}
