'use client'

import type { useLoginAgain } from '../use-login-again'
import { AccountForm, type AccountFormProps } from './account-form'
import { LoginAgain } from './login-dialog'

export interface MemberFormProps extends AccountFormProps {
  /** The address of the account that the form belongs to. */
  email: string
  login: ReturnType<typeof useLoginAgain>['login']
}

/** A form of a signed-in user. Where a login or the password is missing it asks in place, and keeps what was typed. */
export function MemberForm({ email, login, ...form }: MemberFormProps) {
  return (
    <>
      <AccountForm {...form} />
      <LoginAgain email={email} login={login} />
    </>
  )
}
