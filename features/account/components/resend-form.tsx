'use client'

import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import type { Result } from '@/lib/api/result'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'

/** Resends the confirmation link of an address; the response is the same for unknown and confirmed addresses. */
export function ResendForm({ email = '' }: { email?: string }) {
  const t = useTranslations('account.resend')
  const forms = useTranslations('forms')
  const { form, field, frame, sending } = useAccountForm({
    id: 'resend',
    schema: emailRequestSchema,
    labels: { email: forms('email') },
    async send(values): Promise<Result<'sent' | 'byLogin'>> {
      const result = await callAuth('POST', 'auth/email/verify/resend', values)
      // django-allauth answers so: it sends links only with a login.
      if (hasStatus(result, 409)) return { ok: true, value: 'byLogin' }
      return result.ok ? { ok: true, value: 'sent' } : result
    },
  })
  if (sending.data) {
    return (
      <p className={styles.notice} role="status">
        {t(sending.data)}
      </p>
    )
  }
  return (
    <AccountForm {...frame} label={t('submit')} submitLabel={t('submit')}>
      <TextField
        {...field('email')}
        isRequired
        input={{ ...form.register('email'), defaultValue: email, type: 'email', autoComplete: 'email' }}
      />
    </AccountForm>
  )
}
