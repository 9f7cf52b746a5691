'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import styles from '@/components/form/form.module.css'
import type { FormProblem } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'

export interface AccountFormProps {
  label: string
  submitLabel: string
  summary: FormProblem[]
  attempt: number
  isSending: boolean
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
  /** Whether the server also accepts the form from a browser without JavaScript. */
  worksAlone?: boolean
  children: ReactNode
}

/** The frame of a form: its problems on top, its fields, its button. */
export function AccountForm({
  label,
  submitLabel,
  summary,
  attempt,
  isSending,
  onSubmit,
  worksAlone = false,
  children,
}: AccountFormProps) {
  const t = useTranslations('forms')
  return (
    <form method="post" className={styles.form} aria-label={label} onSubmit={onSubmit} noValidate>
      <ErrorSummary title={t('summary')} problems={summary} attempt={attempt} />
      {children}
      {!worksAlone && (
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      )}
      <SubmitButton isSending={isSending} worksAlone={worksAlone}>
        {isSending ? t('sending') : submitLabel}
      </SubmitButton>
    </form>
  )
}
