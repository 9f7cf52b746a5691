'use client'

import { useEffect, useRef } from 'react'
import styles from './form.module.css'

export interface FormProblem {
  /** The id of the field that it is about; null where it is about the whole form. */
  fieldId: string | null
  message: string
}

export interface ErrorSummaryProps {
  title: string
  problems: FormProblem[]
  /** Counts attempts: each takes the focus to the summary anew. */
  attempt: number
}

/** What is wrong with a form, above it, each problem leading to its field; the focus goes here. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus here.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [attempt])

  if (problems.length === 0) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
