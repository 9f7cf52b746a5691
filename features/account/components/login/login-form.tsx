'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { type Result, toFailure } from '@/lib/api/result'
import { loginSchema } from '@/lib/contract/accounts/auth-requests'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { callAuth, findPendingFlow, hasStatus, listFactors } from '../../allauth'
import { useAccountForm } from '../../use-account-form'
import { isPendingStep, PendingNotice } from './pending-notice'

export interface LoginFormProps {
  /** The problem code of a login without JavaScript, or of its second step; null without one. */
  failure: string | null
  onLogin: () => void
  /** Called if the password is correct and the account requires one of these second factors. */
  onSecondFactor: (factors: readonly FactorType[]) => void
}

/** The first step of the login: e-mail address and password. */
export function LoginForm({ failure, onLogin, onSecondFactor }: LoginFormProps) {
  const t = useTranslations('account.login')
  const tForms = useTranslations('forms')
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'login',
    schema: loginSchema,
    initialFailure: isPendingStep(failure) ? null : failure,
    labels: { email: tForms('email'), password: tForms('password') },
    /** @returns the step that is required before the account can be used; null for none */
    async send(values): Promise<Result<string | null>> {
      const result = await callAuth('POST', 'auth/login', values)
      // 409: the visitor is already logged in.
      if (result.ok || hasStatus(result, 409)) {
        onLogin()
        return { ok: true, value: null }
      }
      // If the password is correct and the response names no step, the office has to activate the
      // account (docs/external-backend.md).
      const step = findPendingFlow(result) ?? (hasStatus(result, 401) ? 'account_activation' : null)
      if (step === null) return result
      if (step === 'mfa_authenticate') {
        onSecondFactor(listFactors(result, step))
        return { ok: true, value: null }
      }
      return isPendingStep(step) ? { ok: true, value: step } : { ok: false, failure: toFailure({ status: 502 }) }
    },
  })
  const initialStep = isPendingStep(failure) ? failure : null
  const pendingStep = sendMutation.isIdle ? initialStep : sendMutation.data
  return (
    <>
      {pendingStep && <PendingNotice step={pendingStep} email={form.getValues('email')} />}
      <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} worksWithoutScript>
        <TextField
          {...field('email')}
          isRequired
          input={{ ...form.register('email'), type: 'email', autoComplete: 'username' }}
        />
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
