'use client'

import { AccountForm, type AccountFormProps } from './account-form'
import { LoginDialog } from './login-dialog'

export interface MemberFormProps extends AccountFormProps {
  /** The address of the account that the form belongs to. */
  email: string
  login: { isMissing: boolean; giveUp: () => void; goOn: () => void }
}

/** A form of a signed-in user. When the session has ended it asks for the login in place, and keeps what was typed. */
export function MemberForm({ email, login, ...form }: MemberFormProps) {
  return (
    <>
      <AccountForm {...form} />
      {login.isMissing && <LoginDialog email={email} onLogin={login.goOn} onClose={login.giveUp} />}
    </>
  )
}
