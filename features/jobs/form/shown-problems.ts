import type { Failure } from '@/lib/api/result'
import type { JobProblem } from './check-job'

/** The name of an input, used for fields, labels and ids. */
export type WrittenField = Exclude<JobProblem['field'], 'translation' | 'starts_immediately'>

/** A visible problem: a code of the form or a message of the backend. */
export interface ShownProblem {
  /** Null for a problem of the whole form. */
  field: WrittenField | null
  code: JobProblem['code'] | 'invalid_url' | 'unsaved' | 'failed'
  /** The message of the backend. */
  message?: string
}

/** The visible problems by field, and the number of times they were requested. */
export interface ShownProblems {
  list: readonly ShownProblem[]
  attempt: number
}

/** The id of a field's control. */
export const jobFieldId = (field: string) => `job-${field.replaceAll(/[_.]/g, '-')}`

/** Returns the input in which a field is edited. */
export function toWrittenField(field: JobProblem['field']): WrittenField {
  if (field === 'translation') return 'translation.description'
  return field === 'starts_immediately' ? 'starts_on' : field
}

/** The state of the visible problems. */
export function toShownProblems(problems: readonly JobProblem[]): ShownProblem[] {
  return problems.map(({ field, code }) => ({
    field: toWrittenField(field),
    code: field === 'application_url' && code === 'invalid' ? 'invalid_url' : code,
  }))
}

/** Returns the problems in a backend response by field. */
export function toRefusalProblems(
  { fields, detail }: Failure,
  fieldNames: readonly string[],
): ShownProblem[] {
  const fieldProblems = Object.entries(fields).map(([name, messages]): ShownProblem => {
    const field = fieldNames.includes(name) ? toWrittenField(name as JobProblem['field']) : null
    return { field, code: 'invalid', message: messages.join(' ') }
  })
  if (fieldProblems.length > 0) return fieldProblems
  return [{ field: null, code: 'failed', ...(detail !== null && { message: detail }) }]
}
