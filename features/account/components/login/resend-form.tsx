'use client'

import { useLocale, useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { TextField } from '@/components/form/text-field'
import type { Result } from '@/lib/api/result'
import { emailRequestSchema } from '@/lib/contract/accounts/auth-requests'
import { callAuth, hasStatus } from '../../allauth'
import type { ResendOutcome } from '../../resent'
import { useAccountForm } from '../../use-account-form'

/**
 * Resends the confirmation link of an address. The response is the same for unknown and confirmed
 * addresses.
 */
export function ResendForm({ email = '', resent = null }: { email?: string; resent?: ResendOutcome | null }) {
  const t = useTranslations('account.resend')
  // Equal in all languages; avoids loading the table of routes.
  const action = `/${useLocale()}/account/verify-email`
  const forms = useTranslations('forms')
  const { form, field, frame, sending } = useAccountForm({
    id: 'resend',
    schema: emailRequestSchema,
    labels: { email: forms('email') },
    async send(values): Promise<Result<ResendOutcome>> {
      const result = await callAuth('POST', 'auth/email/verify/resend', values)
      // Response of django-allauth, which sends links only with a login.
      if (hasStatus(result, 409)) return { ok: true, value: 'byLogin' }
      return result.ok ? { ok: true, value: 'sent' } : result
    },
  })
  const outcome = sending.data ?? (sending.isIdle ? resent : null)
  if (outcome) {
    return (
      <p className={styles.notice} role="status">
        {t(outcome)}
      </p>
    )
  }
  return (
    <FormFrame {...frame} label={t('submit')} submitLabel={t('submit')} action={action} worksWithoutScript>
      <TextField
        {...field('email')}
        isRequired
        input={{ ...form.register('email'), defaultValue: email, type: 'email', autoComplete: 'email' }}
      />
    </FormFrame>
  )
}
