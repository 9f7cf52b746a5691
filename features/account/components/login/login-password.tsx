'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { existingPasswordSchema } from '@/lib/contract/accounts/auth-requests'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { callAuth, hasStatus } from '../../allauth'
import { continueLogin } from '../../continue-login'
import { useAccountForm } from '../../use-account-form'
import type { MissingStep } from '../../use-login-again'
import { PendingNotice } from './pending-notice'

const passwordSchema = z.object({ password: existingPasswordSchema })

export interface LoginPasswordProps {
  missingStep: MissingStep
  /** The code of the problem if the second factor was rejected; null otherwise. */
  failure: string | null
  email: string
  onLogin: () => void
  /** Called if the password is correct and the account requires one of these second factors. */
  onSecondFactor: (factors: readonly FactorType[]) => void
}

async function authenticateAgain(missingStep: MissingStep, email: string, password: string) {
  if (missingStep === 'proof') {
    const proofResult = await callAuth('POST', 'auth/reauthenticate', { password })
    // The session has ended in the meantime, so the password is used to log in again.
    if (!hasStatus(proofResult, 401)) return proofResult
  }
  return callAuth('POST', 'auth/login', { email, password })
}

/**
 * Asks for the password, to log in again or to prove the identity of a logged-in user (see
 * `requireRecentProof` in the backend).
 */
export function LoginPassword({ missingStep, failure, email, onLogin, onSecondFactor }: LoginPasswordProps) {
  const t = useTranslations(missingStep === 'proof' ? 'account.proof' : 'account.loginAgain')
  const tForms = useTranslations('forms')
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'login-again',
    schema: passwordSchema,
    labels: { password: tForms('password') },
    initialFailure: failure,
    async send({ password }) {
      return continueLogin(await authenticateAgain(missingStep, email, password), { onLogin, onSecondFactor })
    },
  })
  return (
    <>
      {sendMutation.data && <PendingNotice step={sendMutation.data} email={email} />}
      <FormFrame {...frame} label={t('title')} submitLabel={t('submit')}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('password')}
          isRequired
          texts={{ show: tForms('showPassword'), hide: tForms('hidePassword') }}
          input={{ ...form.register('password'), autoComplete: 'current-password' }}
        />
      </FormFrame>
    </>
  )
}
