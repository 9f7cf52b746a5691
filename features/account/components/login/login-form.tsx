'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { loginSchema } from '@/lib/contract/accounts/auth-requests'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { callAuth } from '../../allauth'
import { continueLogin, isPendingStep } from '../../continue-login'
import { useAccountForm } from '../../use-account-form'
import { PendingNotice } from './pending-notice'

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
    send: async (values) => continueLogin(await callAuth('POST', 'auth/login', values), { onLogin, onSecondFactor }),
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
