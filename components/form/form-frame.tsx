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
  /** True if some fields are optional. The form then explains the asterisk of required fields. */
  hasOptionalFields?: boolean
  /** True if the server accepts the form from a browser without JavaScript. */
  worksWithoutScript?: boolean
  /** URL to which a browser without JavaScript sends the form; default: the page's address. */
  action?: string | undefined
  children: ReactNode
}

/** A form with a summary of problems above its fields and a submit button below them. */
export function FormFrame({
  label,
  submitLabel,
  summary,
  attempt,
  isSending,
  onSubmit,
  onFocus,
  hasOptionalFields = false,
  worksWithoutScript = false,
  action,
  children,
}: FormFrameProps) {
  const t = useTranslations('forms')
  // In a browser without JavaScript, the browser itself validates the fields.
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
      {hasOptionalFields && <p className={styles.hint}>{t('required')}</p>}
      {children}
      {!worksWithoutScript && (
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      )}
      <SubmitButton isSending={isSending} worksWithoutScript={worksWithoutScript}>
        {isSending ? t('sending') : submitLabel}
      </SubmitButton>
    </form>
  )
}
