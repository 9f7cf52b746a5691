'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { callAuth, hasStatus } from '../allauth'
import { problemsOf } from '../problems'
import { ResendForm } from './resend-form'

export interface VerifyEmailProps {
  /** The key of the mail; null where the page is opened without one. */
  verificationKey: string | null
  loginHref: string
}

type State = 'asking' | 'sending' | 'done' | 'expired' | 'failed'

/**
 * Confirms an e-mail address by the key of a mail. A click is asked for: mail scanners open links, and a key works once.
 * The text for an expired key is spec §8's, the one for a received registration too.
 */
export function VerifyEmail({ verificationKey, loginHref }: VerifyEmailProps) {
  const t = useTranslations('account.verifyEmail')
  const [state, setState] = useState<State>('asking')

  async function confirm() {
    setState('sending')
    const result = await callAuth('POST', 'auth/email/verify', { key: verificationKey })
    if (hasStatus(result, 400) || hasStatus(result, 409)) setState('expired')
    else setState(problemsOf(result).length > 0 ? 'failed' : 'done')
  }

  if (verificationKey === null) {
    return (
      <div className={styles.stack}>
        <p className={styles.notice}>{t('sent')}</p>
        <ResendForm />
      </div>
    )
  }
  if (state === 'done') {
    return (
      <div className={styles.notice} role="status">
        <h2>{t('doneTitle')}</h2>
        <p>{t('done')}</p>
        <p>
          <a href={loginHref}>{t('login')}</a>
        </p>
      </div>
    )
  }
  if (state === 'expired') {
    return (
      <div className={styles.stack}>
        <div className={styles.notice} role="alert">
          <p>{t('expired')}</p>
          <p>
            <a href={loginHref}>{t('login')}</a>
          </p>
        </div>
        <ResendForm />
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      {state === 'failed' && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      <p>{t('ask')}</p>
      <SubmitButton isSending={state === 'sending'}>{t('submit')}</SubmitButton>
    </form>
  )
}
