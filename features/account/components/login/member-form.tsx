'use client'

import { FormFrame, type FormFrameProps } from '@/components/form/form-frame'
import type { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from './login-again'

export interface MemberFormProps extends FormFrameProps {
  /** The e-mail address of the account that the form belongs to. */
  email: string
  login: ReturnType<typeof useLoginAgain>['login']
}

/**
 * A form of a signed-in user. If a login or a proof is required, it opens a dialog and keeps the
 * entered values.
 */
export function MemberForm({ email, login, ...form }: MemberFormProps) {
  return (
    <>
      <FormFrame {...form} />
      <LoginAgain email={email} login={login} />
    </>
  )
}
