'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import styles from '@/components/form/form.module.css'
import { FormFrame } from '@/components/form/form-frame'
import { SentNotice } from '@/components/form/sent-notice'
import { newPasswordSchema } from '@/lib/contract/accounts/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { acceptWithoutProblems } from '../problems'
import { useAccountForm } from '../use-account-form'
import { NewPasswordField } from './new-password-field'

const resetSchema = z.object({ password: newPasswordSchema })

export interface PasswordResetFormProps {
  /** The key in the link of the mail; null if the address contains none. */
  resetKey: string | null
  loginHref: string
  /** The address of the page where the user can ask for another link. */
  requestHref: string
  /** True if the page follows a successful submission without JavaScript. */
  isDone?: boolean
  /** The code of the problem of a submission without JavaScript; null if there was none. */
  failure?: string | null
}

/** Sets a new password with the key in the link of a mail. A key works once and for one hour. */
export function PasswordResetForm({
  resetKey,
  loginHref,
  requestHref,
  isDone = false,
  failure = null,
}: PasswordResetFormProps) {
  const t = useTranslations('account.passwordReset')
  const tRequest = useTranslations('account.passwordRequest')
  const tForms = useTranslations('forms')
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'password-reset',
    schema: resetSchema,
    initialFailure: failure,
    labels: { password: tForms('newPassword') },
    async send(values) {
      const result = await callAuth('POST', 'auth/password/reset', { ...values, key: resetKey })
      // If the backend mails links, it responds to success with 401: the password is changed, but
      // the user is not logged in.
      return hasStatus(result, 401) ? acceptWithoutProblems(result) : result
    },
  })
  if (isDone || sendMutation.isSuccess) {
    return (
      <SentNotice isJustSent={sendMutation.isSuccess}>
        <p>{t('done')}</p>
        <p>
          <a href={loginHref}>{t('login')}</a>
        </p>
      </SentNotice>
    )
  }
  if (resetKey === null) {
    return (
      <div className={styles.notice} role="alert">
        <p>{tForms('problems.invalid_password_reset')}</p>
        <p>
          <a href={requestHref}>{tRequest('label')}</a>
        </p>
      </div>
    )
  }
  return (
    <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} worksWithoutScript>
      <NewPasswordField {...field('password')} input={form.register('password')} />
    </FormFrame>
  )
}
