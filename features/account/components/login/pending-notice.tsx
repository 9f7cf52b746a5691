'use client'

import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { CodeModeNotice } from './code-mode-notice'
import { ResendForm } from './resend-form'

/**
 * Explains what is required before an account can be used: confirming the address, or its
 * activation by the office (spec §6).
 */
export function PendingNotice({ step, email }: { step: string; email: string }) {
  const t = useTranslations('account.pending')
  const isActivation = step === 'account_activation'
  return (
    <div className={styles.stack}>
      <div className={styles.notice} role="status">
        <p>{isActivation ? t('activation') : t('verification')}</p>
        {!isActivation && <CodeModeNotice purpose="verification" />}
      </div>
      {!isActivation && <ResendForm email={email} />}
    </div>
  )
}
