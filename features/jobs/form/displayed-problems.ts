import type { Failure } from '@/lib/api/result'
import type { JobProblem } from './check-job'

/** The name of an input in the form. Its label and id are derived from it. */
export type JobInputName = Exclude<JobProblem['field'], 'translation' | 'starts_immediately'>

/** A problem in the form for display. Its text is the backend's message or depends on its code. */
export interface DisplayedProblem {
  /** The input with the problem; null if it concerns the whole form. */
  field: JobInputName | null
  code: JobProblem['code'] | 'invalid_url' | 'unsaved' | 'failed'
  /** The message of the backend; undefined for problems that were found in the browser. */
  message?: string
}

/** The displayed problems, and the number of checks the user has asked for. */
export interface DisplayedProblems {
  list: readonly DisplayedProblem[]
  attempt: number
}

export const toJobFieldId = (field: string) => `job-${field.replaceAll(/[_.]/g, '-')}`

export function toJobInputName(field: JobProblem['field']): JobInputName {
  if (field === 'translation') return 'translation.description'
  return field === 'starts_immediately' ? 'starts_on' : field
}

/** Converts problems that were found in the browser for display. */
export function toDisplayedProblems(problems: readonly JobProblem[]): DisplayedProblem[] {
  return problems.map(({ field, code }) => ({
    field: toJobInputName(field),
    code: field === 'application_url' && code === 'invalid' ? 'invalid_url' : code,
  }))
}

/** Converts a rejection by the backend for display: one problem per field, or a general one. */
export function toRefusalProblems({ fields, detail }: Failure, fieldNames: readonly string[]): DisplayedProblem[] {
  const fieldProblems = Object.entries(fields).map(([name, messages]): DisplayedProblem => {
    const field = fieldNames.includes(name) ? toJobInputName(name as JobProblem['field']) : null
    return { field, code: 'invalid', message: messages.join(' ') }
  })
  if (fieldProblems.length > 0) return fieldProblems
  return [{ field: null, code: 'failed', ...(detail !== null && { message: detail }) }]
}
