'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { failureOf } from '@/lib/api/result'
import { loginSchema } from '@/lib/contract/auth-requests'
import { addressAfterLogin } from '@/lib/i18n/login-address'
import { callAuth, hasStatus, pendingFlow } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'
import { isPendingStep, PendingNotice } from './pending-notice'

export interface LoginFormProps {
  /** A problem that an attempt without JavaScript came back with. */
  failure: string | null
}

/** The login (spec §4): by e-mail address and password, back to the page one came from. */
export function LoginForm({ failure }: LoginFormProps) {
  const t = useTranslations('account.login')
  const forms = useTranslations('forms')
  const [pending, setPending] = useState(isPendingStep(failure) ? failure : null)
  const { form, field, frame } = useAccountForm({
    id: 'login',
    schema: loginSchema,
    initialFailure: isPendingStep(failure) ? null : failure,
    labels: { email: forms('email'), password: forms('password') },
    async send(values) {
      const result = await callAuth('POST', 'auth/login', values)
      if (result.ok || hasStatus(result, 409)) {
        // The login page leads whoever is logged in to where they wanted to be.
        window.location.assign(addressAfterLogin(window.location, document.referrer))
      }
      // Where a right login names no step that is left, the account waits for the office (contract, authentication).
      const step = pendingFlow(result) ?? (hasStatus(result, 401) ? 'account_activation' : null)
      setPending(isPendingStep(step) ? step : null)
      const isKnown = step === null || isPendingStep(step)
      return isKnown ? result : { ok: false, failure: failureOf({ status: 502 }) }
    },
  })
  return (
    <>
      {pending && <PendingNotice step={pending} email={form.getValues('email')} />}
      <AccountForm {...frame} label={t('label')} submitLabel={t('submit')} worksAlone>
        <TextField
          {...field('email')}
          isRequired
          input={{ ...form.register('email'), type: 'email', autoComplete: 'username' }}
        />
        <PasswordField
          {...field('password')}
          isRequired
          texts={{ show: forms('showPassword'), hide: forms('hidePassword') }}
          input={{ ...form.register('password'), autoComplete: 'current-password' }}
        />
      </AccountForm>
    </>
  )
}
