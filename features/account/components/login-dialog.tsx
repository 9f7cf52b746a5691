'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import styles from '@/components/form/form.module.css'
import { PasswordField } from '@/components/form/password-field'
import { presentPasswordSchema } from '@/lib/contract/auth-requests'
import { callAuth } from '../allauth'
import { useAccountForm } from '../use-account-form'
import { AccountForm } from './account-form'
import dialogStyles from './login-dialog.module.css'

const passwordSchema = z.object({ password: presentPasswordSchema })

export interface LoginDialogProps {
  /** The account whose session has ended: nobody else's login may send what was typed. */
  email: string
  onLogin: () => void
  onClose: () => void
}

/** Asks for the login once more, in front of the page, when a session has ended while somebody was typing. */
export function LoginDialog({ email, onLogin, onClose }: LoginDialogProps) {
  const t = useTranslations('account.loginAgain')
  const forms = useTranslations('forms')
  const dialog = useRef<HTMLDialogElement>(null)
  const { form, field, frame } = useAccountForm({
    id: 'login-again',
    schema: passwordSchema,
    labels: { password: forms('password') },
    async send({ password }) {
      const result = await callAuth('POST', 'auth/login', { data: { email, password } })
      if (result.status === 200 || result.status === 409) onLogin()
      return result
    },
  })

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="login-again-title"
      onClose={onClose}
    >
      <h2 id="login-again-title">{t('title')}</h2>
      <p>{t('text', { email })}</p>
      <AccountForm {...frame} label={t('title')} submitLabel={t('submit')}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('password')}
          isRequired
          texts={{ show: forms('showPassword'), hide: forms('hidePassword') }}
          input={{ ...form.register('password'), autoComplete: 'current-password' }}
        />
      </AccountForm>
      <button type="button" className={styles.quiet} onClick={() => dialog.current?.close()}>
        {t('cancel')}
      </button>
    </dialog>
  )
}
