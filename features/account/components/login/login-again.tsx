'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { useLoginAgain } from '../../use-login-again'

export interface LoginAgainProps {
  email: string
  login: ReturnType<typeof useLoginAgain>['login']
}

/**
 * Loads and shows the login dialog while a call of `useLoginAgain` waits for it. If loading fails,
 * the call fails as refused.
 */
export function LoginAgain({ email, login }: LoginAgainProps) {
  const { missing, factors, retry, cancel } = login
  const [module, setModule] = useState<typeof import('./login-dialog') | null>(null)
  const giveUp = useEffectEvent(cancel)
  useEffect(() => {
    if (missing !== null) import('./login-dialog').then(setModule, () => giveUp())
  }, [missing])
  if (missing === null || !module) return null
  const { LoginDialog } = module
  return <LoginDialog missing={missing} factors={factors} email={email} onLogin={retry} onClose={cancel} />
}
