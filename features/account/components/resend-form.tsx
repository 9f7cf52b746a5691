'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'

/** Sends the link that confirms an address again; the answer is the same whether the address waits for one or not. */
export function ResendForm({ email = '' }: { email?: string }) {
  const t = useTranslations('account.resend')
  const forms = useTranslations('forms')
  const [outcome, setOutcome] = useState<'sent' | 'byLogin' | null>(null)
  const { form, field, frame } = useAccountForm({
    id: 'resend',
    schema: emailRequestSchema,
    labels: { email: forms('email') },
    async send(values) {
      const result = await callAuth('POST', 'auth/email/verify/resend', values)
      if (result.ok) setOutcome('sent')
      // As django-allauth answers, which sends links with a login alone.
      if (hasStatus(result, 409)) setOutcome('byLogin')
      return result
    },
  })
  if (outcome !== null) {
    return (
      <p className={styles.notice} role="status">
        {t(outcome)}
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
