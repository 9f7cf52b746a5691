'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import styles from '@/components/form/form.module.css'
import type { FormProblem } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'

export interface AccountFormProps {
  label: string
  submitLabel: string
  summary: FormProblem[]
  attempt: number
  isSending: boolean
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
  /** Whether the server also accepts the form from a browser without JavaScript. */
  worksAlone?: boolean
  /** Where the form is sent without scripts; left out, to the page's own address. */
  action?: string | undefined
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
  action,
  children,
}: AccountFormProps) {
  const t = useTranslations('forms')
  // Without scripts the browser says what is missing.
  const isHydrated = useHydrated()
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      aria-label={label}
      onSubmit={onSubmit}
      noValidate={isHydrated}
    >
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
