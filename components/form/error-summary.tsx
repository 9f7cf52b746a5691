'use client'

import { useEffect, useRef } from 'react'
import { type FormProblem, ProblemList } from './problem-list'

export interface ErrorSummaryProps {
  title: string
  problems: FormProblem[]
  /** Number of attempts to send the form. Each change moves the focus to the summary. */
  attempt: number
}

/** The list of problems above a form. It gets the focus after each attempt to send the form. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus here.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [attempt])

  return problems.length > 0 && <ProblemList ref={summary} title={title} problems={problems} />
}
