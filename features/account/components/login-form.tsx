'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { failureOf, type Result } from '@/lib/api/result'
import { loginSchema } from '@/lib/contract/auth-requests'
import { addressAfterLogin } from '@/lib/i18n/login-address'
import { callAuth, hasStatus, pendingFlow } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { isPendingStep, PendingNotice } from './pending-notice'

export interface LoginFormProps {
  /** The problem code of an attempt without JavaScript. */
  failure: string | null
}

/** The login (spec §4) by email address and password; redirects back to the previous page. */
export function LoginForm({ failure }: LoginFormProps) {
  const t = useTranslations('account.login')
  const forms = useTranslations('forms')
  const { form, field, frame, sending } = useAccountForm({
    id: 'login',
    schema: loginSchema,
    initialFailure: isPendingStep(failure) ? null : failure,
    labels: { email: forms('email'), password: forms('password') },
    /** @returns the step that is still required before the account can be used; null for none */
    async send(values): Promise<Result<string | null>> {
      const result = await callAuth('POST', 'auth/login', values)
      if (result.ok || hasStatus(result, 409)) {
        // The login page redirects users who are logged in to the address they requested.
        window.location.assign(addressAfterLogin(window.location, document.referrer))
        return { ok: true, value: null }
      }
      // A correct login that names no pending step means that the office has to activate the account (contract, authentication).
      const step = pendingFlow(result) ?? (hasStatus(result, 401) ? 'account_activation' : null)
      if (step === null) return result
      return isPendingStep(step)
        ? { ok: true, value: step }
        : { ok: false, failure: failureOf({ status: 502 }) }
    },
  })
  const before = isPendingStep(failure) ? failure : null
  const pending = sending.isIdle ? before : sending.data
  return (
    <>
      {pending && <PendingNotice step={pending} email={form.getValues('email')} />}
      <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} worksAlone>
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
      </FormFrame>
    </>
  )
}
