'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ErrorSummary } from './error-summary'
import styles from './form.module.css'
import type { FormProblem } from './problem-list'

export interface FormFrameProps {
  label: string
  submitLabel: string
  summary: FormProblem[]
  attempt: number
  isSending: boolean
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void
  /** Called when somebody enters a field. */
  onFocus?: () => void
  /** Whether some fields may stay empty: then it is said what marks the others. */
  hasOptional?: boolean
  /** Whether the server also accepts the form from a browser without JavaScript. */
  worksAlone?: boolean
  /** Where the form is sent without scripts; left out, to the page's own address. */
  action?: string | undefined
  children: ReactNode
}

/** The frame of a form: its problems on top, its fields, its button. */
export function FormFrame({
  label,
  submitLabel,
  summary,
  attempt,
  isSending,
  onSubmit,
  onFocus,
  hasOptional = false,
  worksAlone = false,
  action,
  children,
}: FormFrameProps) {
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
      onFocus={onFocus}
      noValidate={isHydrated}
    >
      <ErrorSummary title={t('summary')} problems={summary} attempt={attempt} />
      {hasOptional && <p className={styles.hint}>{t('required')}</p>}
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
