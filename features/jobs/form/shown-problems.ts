import type { Failure } from '@/lib/api/result'
import type { JobProblem } from './check-job'

/** The name of what is written in, which fields, labels and ids go by. */
export type WrittenField = Exclude<JobProblem['field'], 'translation' | 'starts_immediately'>

/** A problem that is shown: a code of the form's, or what the backend says. */
export interface ShownProblem {
  /** Null where it is about the whole form. */
  field: WrittenField | null
  code: JobProblem['code'] | 'invalid_url' | 'unsaved' | 'failed'
  /** The backend's own words. */
  message?: string
}

/** What is shown at the fields, and how often that was asked for. */
export interface ShownProblems {
  list: readonly ShownProblem[]
  attempt: number
}

/** The id of a field's control. */
export const jobFieldId = (field: string) => `job-${field.replaceAll(/[_.]/g, '-')}`

/** The field under which another is written and labelled. */
export function writtenField(field: JobProblem['field']): WrittenField {
  if (field === 'translation') return 'translation.description'
  return field === 'starts_immediately' ? 'starts_on' : field
}

/** Problems as they are shown. */
export function shownProblems(problems: readonly JobProblem[]): ShownProblem[] {
  return problems.map(({ field, code }) => ({
    field: writtenField(field),
    code: field === 'application_url' && code === 'invalid' ? 'invalid_url' : code,
  }))
}

/** What a refusal of the backend says, by field. */
export function refusedProblems({ fields, detail }: Failure, known: readonly string[]): ShownProblem[] {
  const named = Object.entries(fields).map(([name, messages]): ShownProblem => {
    const field = known.includes(name) ? writtenField(name as JobProblem['field']) : null
    return { field, code: 'invalid', message: messages.join(' ') }
  })
  if (named.length > 0) return named
  return [{ field: null, code: 'failed', ...(detail !== null && { message: detail }) }]
}
