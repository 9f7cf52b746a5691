'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { useLoginAgain } from '../../use-login-again'

export interface LoginAgainProps {
  email: string
  loginRequest: ReturnType<typeof useLoginAgain>['loginRequest']
  /** See `Dialog`. By default, the call ends as if the user had canceled. */
  onTyping?: () => void
}

/**
 * Imports and shows the login dialog while `useLoginAgain` waits for a login. If the dialog cannot
 * be imported, the call ends as if the user had canceled.
 */
export function LoginAgain({ email, loginRequest, onTyping = loginRequest.cancel }: LoginAgainProps) {
  const { missingStep, factors, retry, cancel } = loginRequest
  const [dialogModule, setDialogModule] = useState<typeof import('./login-dialog') | null>(null)
  const cancelLogin = useEffectEvent(cancel)
  useEffect(() => {
    if (missingStep !== null) import('./login-dialog').then(setDialogModule, () => cancelLogin())
  }, [missingStep])
  if (missingStep === null || !dialogModule) return null
  const { LoginDialog } = dialogModule
  return (
    <LoginDialog
      missingStep={missingStep}
      factors={factors}
      email={email}
      onLogin={retry}
      onClose={cancel}
      onTyping={onTyping}
    />
  )
}

interface LoginWhileWritingProps {
  email: string
  onLogin: () => void
  onClose: () => void
  onTyping: () => void
}

/** The login dialog of the page editor, which opens without an action of the user. */
export function LoginWhileWriting({ email, onLogin, onClose, onTyping }: LoginWhileWritingProps) {
  const loginRequest = { missingStep: 'login' as const, factors: [], retry: onLogin, cancel: onClose }
  return <LoginAgain email={email} loginRequest={loginRequest} onTyping={onTyping} />
}
