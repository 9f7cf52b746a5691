'use client'

import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'

/** Whether a code of the backend names such a step. */
export function isPendingStep(code: string | null): boolean {
  return code === 'verify_email' || code === 'account_activation'
}

/** What is still to be done before an account can be used: the address confirmed, or the account activated (spec §6). */
export function PendingNotice({ step }: { step: string }) {
  const t = useTranslations('account.pending')
  return (
    <div className={styles.notice} role="status">
      <p>{step === 'account_activation' ? t('activation') : t('verification')}</p>
    </div>
  )
}
