'use client'

import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { emailRequestSchema } from '@/lib/contract/auth-requests'
import { callAuth } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'

export interface PasswordRequestFormProps {
  /** Whether a request without JavaScript was accepted. */
  isSent: boolean
  failure: string | null
}

/** Requests a password reset link; the response is the same for unknown addresses. */
export function PasswordRequestForm({ isSent, failure }: PasswordRequestFormProps) {
  const t = useTranslations('account.passwordRequest')
  const forms = useTranslations('forms')
  const { form, field, frame, sending } = useAccountForm({
    id: 'password-request',
    schema: emailRequestSchema,
    initialFailure: failure,
    labels: { email: forms('email') },
    send: (values) => callAuth('POST', 'auth/password/request', values),
  })
  if (isSent || sending.isSuccess) {
    return (
      <p className={styles.notice} role="status">
        {t('sent')}
      </p>
    )
  }
  return (
    <AccountForm {...frame} label={t('label')} submitLabel={t('submit')} worksAlone>
      <TextField
        {...field('email')}
        isRequired
        input={{ ...form.register('email'), type: 'email', autoComplete: 'username' }}
      />
    </AccountForm>
  )
}
