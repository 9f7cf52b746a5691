'use client'

import { useEffect, useRef } from 'react'
import { type FormProblem, ProblemList } from './problem-list'

export interface ErrorSummaryProps {
  title: string
  problems: FormProblem[]
  /** Number of attempts; each moves the focus to the summary again. */
  attempt: number
}

/** Problems of a form, shown above it. Takes the focus. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus here.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [attempt])

  return problems.length > 0 && <ProblemList ref={summary} title={title} problems={problems} />
}
