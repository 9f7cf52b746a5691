'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { presentPasswordSchema } from '@/lib/contract/auth-requests'
import { callAuth, hasStatus } from '../allauth'
import { useAccountForm } from '../use-account-form'
import type { Missing } from '../use-login-again'
import styles from './login-dialog.module.css'

const passwordSchema = z.object({ password: presentPasswordSchema })

export interface LoginDialogProps {
  missing: Missing
  /** The account whose session has ended: the entered data may only be sent as this account. */
  email: string
  onLogin: () => void
  onClose: () => void
}

async function authenticate(missing: Missing, email: string, password: string) {
  if (missing === 'proof') {
    const proof = await callAuth('POST', 'auth/reauthenticate', { password })
    // The session has ended meanwhile: log in with the same password.
    if (!hasStatus(proof, 401)) return proof
  }
  return callAuth('POST', 'auth/login', { email, password })
}

/** A dialog that asks for the password when the session has ended or has to be reauthenticated. */
export function LoginDialog({ missing, email, onLogin, onClose }: LoginDialogProps) {
  const t = useTranslations(missing === 'proof' ? 'account.proof' : 'account.loginAgain')
  const forms = useTranslations('forms')
  const { form, field, frame } = useAccountForm({
    id: 'login-again',
    schema: passwordSchema,
    labels: { password: forms('password') },
    async send({ password }) {
      const result = await authenticate(missing, email, password)
      if (result.ok || hasStatus(result, 409)) onLogin()
      return result
    },
  })

  return (
    <Dialog title={t('title')} className={styles.dialog} onClose={onClose}>
      <p>{t('text', { email })}</p>
      <FormFrame {...frame} label={t('title')} submitLabel={t('submit')}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('password')}
          isRequired
          texts={{ show: forms('showPassword'), hide: forms('hidePassword') }}
          input={{ ...form.register('password'), autoComplete: 'current-password' }}
        />
      </FormFrame>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </Dialog>
  )
}
