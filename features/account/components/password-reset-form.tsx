'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import styles from '@/components/form/form.module.css'
import { newPasswordSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { acceptWithoutProblems } from '../problems'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'
import { NewPasswordField } from './new-password-field'

const resetSchema = z.object({ password: newPasswordSchema })

/** Sets a new password by the key from a mail; a key can be used once, within an hour. */
export function PasswordResetForm({ resetKey, loginHref }: { resetKey: string; loginHref: string }) {
  const t = useTranslations('account.passwordReset')
  const forms = useTranslations('forms')
  const { form, field, frame, sending } = useAccountForm({
    id: 'password-reset',
    schema: resetSchema,
    labels: { password: forms('newPassword') },
    async send(values) {
      const result = await callAuth('POST', 'auth/password/reset', { ...values, key: resetKey })
      // In link mode success is a 401 with flows: the new password is set, but the user is not signed in.
      return hasStatus(result, 401) ? acceptWithoutProblems(result) : result
    },
  })
  if (sending.isSuccess) {
    return (
      <div className={styles.notice} role="status">
        <p>{t('done')}</p>
        <p>
          <a href={loginHref}>{t('login')}</a>
        </p>
      </div>
    )
  }
  return (
    <AccountForm {...frame} label={t('label')} submitLabel={t('submit')}>
      <NewPasswordField {...field('password')} input={form.register('password')} />
    </AccountForm>
  )
}
