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
  /** Called when a field gets the focus. */
  onFocus?: () => void
  /** Some fields are optional: the form explains the mark of required ones. */
  hasOptional?: boolean
  /** The server also accepts the form from browsers without JavaScript. */
  worksAlone?: boolean
  /** Target of the form without scripts; default: the page's address. */
  action?: string | undefined
  children: ReactNode
}

/** The frame of a form: problems, fields and submit button. */
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
  // Without scripts the browser validates the fields.
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
