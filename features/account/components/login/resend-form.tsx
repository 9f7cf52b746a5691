'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SentNotice } from '@/components/form/sent-notice'
import { TextField } from '@/components/form/text-field'
import type { Result } from '@/lib/api/result'
import { emailRequestSchema } from '@/lib/contract/accounts/auth-requests'
import type { ReturnedForm } from '@/lib/returned-form'
import { callAuth, hasStatus } from '../../allauth'
import type { ResendOutcome } from '../../resend-outcome'
import { useAccountForm } from '../../use-account-form'

export interface ResendFormProps {
  email?: string
  resent?: ResendOutcome | null
  /** The rejected form of a submission without JavaScript; null if there was none. */
  returnedForm?: ReturnedForm | null
  /** The code of the problem of a form that the server could not read; null if there was none. */
  failure?: string | null
}

/** Sends another confirmation link. The message does not reveal if the address is known. */
export function ResendForm({ email = '', resent = null, returnedForm = null, failure = null }: ResendFormProps) {
  const t = useTranslations('account.resend')
  // The address works in all languages; the table of routes would be large.
  const action = `/${useLocale()}/account/verify-email`
  const tForms = useTranslations('forms')
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'resend',
    initialFailure: failure,
    initialProblems: returnedForm?.problems ?? {},
    schema: emailRequestSchema,
    labels: { email: tForms('email') },
    async send(values): Promise<Result<ResendOutcome>> {
      const result = await callAuth('POST', 'auth/email/verify/resend', values)
      // django-allauth responds with 409 if it sends links only at a login.
      if (hasStatus(result, 409)) return { ok: true, value: 'byLogin' }
      return result.ok ? { ok: true, value: 'sent' } : result
    },
  })
  const outcome = sendMutation.data ?? (sendMutation.isIdle ? resent : null)
  if (outcome) {
    return (
      <SentNotice isJustSent={sendMutation.isSuccess}>
        <p>{t(outcome)}</p>
      </SentNotice>
    )
  }
  return (
    <FormFrame {...frame} label={t('submit')} submitLabel={t('submit')} action={action} worksWithoutScript>
      <TextField
        {...field('email')}
        isRequired
        input={{
          ...form.register('email'),
          defaultValue: returnedForm?.values.email?.[0] ?? email,
          type: 'email',
          autoComplete: 'email',
        }}
      />
    </FormFrame>
  )
}
