'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import type { Failure } from '@/lib/api/result'
import { toFailureReason } from './failure'

export interface FailureNoteProps {
  failure: Failure | null
  attempt: number
  /** The ids of the fields that the backend may reject. */
  fieldIds?: Record<string, string>
}

/** Explains why a call failed and what to do. The errors of fields link to the fields. */
export function FailureNote({ failure, attempt, fieldIds = {} }: FailureNoteProps) {
  const t = useTranslations('hub.failures')
  const locale = useLocale()
  if (!failure) return null
  const { detail } = failure
  const { kind, author } = toFailureReason(failure)
  const fieldProblems = Object.entries(failure.fields).flatMap(([field, messages]) =>
    messages.map((message) => ({ fieldId: fieldIds[field] ?? null, message })),
  )
  const text = t(kind, { by: author ?? t('somebody') })
  const formProblem = { fieldId: null, message: kind === 'refused' && detail ? detail : text }
  return (
    <>
      <ErrorSummary
        title={t('title')}
        problems={fieldProblems.length > 0 ? fieldProblems : [formProblem]}
        attempt={attempt}
      />
      {kind === 'login' && (
        <p>
          <a href={`/${locale}/account/login`} target="_blank" rel="noopener">
            {t('logIn')}
          </a>
        </p>
      )}
    </>
  )
}

/** The error message of a field. */
export function getFieldError(failure: Failure | null, field: string): string | undefined {
  return failure?.fields[field]?.join(' ')
}
