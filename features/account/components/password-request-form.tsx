'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SentNotice } from '@/components/form/sent-notice'
import { TextField } from '@/components/form/text-field'
import { emailRequestSchema } from '@/lib/contract/accounts/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { acceptWithoutProblems } from '../problems'
import { useAccountForm } from '../use-account-form'
import { CodeModeNotice } from './login/code-mode-notice'

export interface PasswordRequestFormProps {
  /** True if the page follows an accepted submission without JavaScript. */
  isSent: boolean
  failure: string | null
}

/**
 * The form to ask for a link with which a new password can be set. The message after sending does
 * not reveal if the address is known.
 */
export function PasswordRequestForm({ isSent, failure }: PasswordRequestFormProps) {
  const t = useTranslations('account.passwordRequest')
  const tForms = useTranslations('forms')
  const { form, field, frame, sendMutation } = useAccountForm({
    id: 'password-request',
    schema: emailRequestSchema,
    initialFailure: failure,
    labels: { email: tForms('email') },
    async send(values) {
      const result = await callAuth('POST', 'auth/password/request', values)
      // A backend that mails codes instead of links responds with 401, because the code is still
      // expected.
      return hasStatus(result, 401) ? acceptWithoutProblems(result) : result
    },
  })
  if (isSent || sendMutation.isSuccess) {
    return (
      <SentNotice isJustSent={sendMutation.isSuccess}>
        <p>{t('sent')}</p>
        <CodeModeNotice purpose="password" />
      </SentNotice>
    )
  }
  return (
    <FormFrame {...frame} label={t('label')} submitLabel={t('submit')} worksWithoutScript>
      <TextField
        {...field('email')}
        isRequired
        input={{ ...form.register('email'), type: 'email', autoComplete: 'username' }}
      />
    </FormFrame>
  )
}
