'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { SentNotice } from '@/components/form/sent-notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import type { ReturnedForm } from '@/lib/returned-form'
import { callAuth, hasStatus, listFlows } from '../allauth'
import { acceptWithoutProblems } from '../problems'
import type { ResendOutcome } from '../resend-outcome'
import { CodeModeNotice } from './login/code-mode-notice'
import { ResendForm } from './login/resend-form'

export interface VerifyEmailProps {
  /** The key in the link of the mail; null if the address contains none. */
  verificationKey: string | null
  loginHref: string
  /** The result of a submission without JavaScript. */
  initial?: 'asking' | 'failed' | 'registration' | 'confirmed' | 'expired'
  resent?: ResendOutcome | null
  /** The rejected form for another link, of a submission without JavaScript. */
  returnedForm?: ReturnedForm | null
}

/**
 * Confirms an e-mail address with the key in the link of a mail. It requires a click, because mail
 * scanners open links and a key works only once. The texts are defined in spec §8.
 */
export function VerifyEmail({
  verificationKey,
  loginHref,
  initial = 'asking',
  resent = null,
  returnedForm = null,
}: VerifyEmailProps) {
  const t = useTranslations('account.verifyEmail')
  const confirmMutation = useMutation({
    mutationFn: async () => {
      const result = await callAuth('POST', 'auth/email/verify', { key: verificationKey })
      if (hasStatus(result, 400) || hasStatus(result, 409)) return 'expired'
      await requireSuccess(acceptWithoutProblems(result))
      // A new account must still be activated; a changed address is valid immediately.
      return listFlows(result).some(({ id }) => id === 'account_activation') ? 'registration' : 'confirmed'
    },
  })

  const outcome = confirmMutation.data ?? initial

  if (outcome === 'registration' || outcome === 'confirmed') {
    return (
      <SentNotice isJustSent={confirmMutation.isSuccess}>
        <h2>{t(`${outcome}.title`)}</h2>
        <p>{t(`${outcome}.text`)}</p>
        <p>
          <a href={loginHref}>{t('login')}</a>
        </p>
      </SentNotice>
    )
  }
  if (outcome === 'expired') {
    return (
      <div className={styles.stack}>
        <div className={styles.notice} role="alert">
          <p>{t('expired')}</p>
          <p>{t('newAddress')}</p>
          <p>
            <a href={loginHref}>{t('login')}</a>
          </p>
        </div>
        <ResendForm />
      </div>
    )
  }
  if (verificationKey === null) {
    const hasFailed = outcome === 'failed'
    return (
      <div className={styles.stack}>
        {!hasFailed && !returnedForm && (
          <div className={styles.notice}>
            <p>{t('sent')}</p>
            <CodeModeNotice purpose="verification" />
          </div>
        )}
        <ResendForm resent={resent} returnedForm={returnedForm} failure={hasFailed ? 'other' : null} />
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        confirmMutation.mutate()
      }}
    >
      {(confirmMutation.isError || outcome === 'failed') && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      <p>{t('ask')}</p>
      <SubmitButton isSending={confirmMutation.isPending} worksWithoutScript>
        {t('submit')}
      </SubmitButton>
    </form>
  )
}
