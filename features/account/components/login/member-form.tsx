'use client'

import { FormFrame, type FormFrameProps } from '@/components/form/form-frame'
import type { useLoginAgain } from '../../use-login-again'
import { LoginAgain } from './login-again'

export interface MemberFormProps extends FormFrameProps {
  /** The e-mail address of the account to which the form belongs. */
  email: string
  loginRequest: ReturnType<typeof useLoginAgain>['loginRequest']
}

/** A form for logged-in users. A dialog asks for a missing login or proof; entries are kept. */
export function MemberForm({ email, loginRequest, ...form }: MemberFormProps) {
  return (
    <>
      <FormFrame {...form} />
      <LoginAgain email={email} loginRequest={loginRequest} />
    </>
  )
}
