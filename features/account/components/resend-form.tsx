'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'

/** Sends the link that confirms an address again; the answer is the same whether the address waits for one or not. */
export function ResendForm({ email = '' }: { email?: string }) {
  const t = useTranslations('account.resend')
  const forms = useTranslations('forms')
  const [isDone, setDone] = useState(false)
  const { form, field, frame } = useAccountForm({
    id: 'resend',
    schema: emailRequestSchema,
    labels: { email: forms('email') },
    async send(values) {
      const result = await callAuth('POST', 'auth/email/verify/resend', { data: values })
      setDone(result.status === 200)
      return result
    },
  })
  if (isDone) {
    return (
      <p className={styles.notice} role="status">
        {t('sent')}
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
