import { type IssueReason, isIssueReason } from '@/lib/contract/common/issue-reasons'
import { isBlank, listJobFields, requiredJobFields } from '@/lib/contract/jobs/job-fields'
import { type JobInput, jobInputSchema } from '@/lib/contract/jobs/jobs'
import type { JobField, JobTexts, SentJob } from './job-values'

/** A problem with the value of a field. */
export interface JobProblem {
  field: JobField | `translation.${keyof JobTexts}`
  code:
    | 'required'
    | 'invalid'
    | 'invalid_day'
    | 'invalid_email'
    | IssueReason
    | 'max_length'
    | 'past'
    | 'application'
    | 'too_long_text'
}

/** The result of validation: the valid fields, and the problems of the others. */
export interface CheckedJob {
  validFields: JobInput
  problems: JobProblem[]
}

const richTextFields = listJobFields({ format: 'rich' })
const emailFields = listJobFields({ format: 'email' })
const dayFields = listJobFields({ kind: 'day' })
const translatedFields = listJobFields({ isTranslated: true })

/** Validates each field on its own, so that valid fields can be saved despite invalid ones. */
export function checkFields(job: SentJob, fields: readonly JobField[]): CheckedJob {
  const problems: JobProblem[] = []
  const validEntries: [JobField, unknown][] = []
  for (const field of fields) {
    const { success, data, error } = jobInputSchema.shape[field].safeParse(job[field])
    if (success) validEntries.push([field, data])
    else problems.push(...error.issues.map(({ message, path }) => toProblem(field, message, path)))
  }
  return { validFields: jobInputSchema.parse(Object.fromEntries(validEntries)), problems }
}

function toProblem(field: JobField, message: string, path: readonly PropertyKey[]): JobProblem {
  const isText = richTextFields.some((name) => name === field || path.includes(name))
  const problemField = toProblemField(field, path)
  if (message === 'max_length') return { field: problemField, code: isText ? 'too_long_text' : message }
  if (isIssueReason(message)) return { field: problemField, code: message }
  if (emailFields.some((name) => name === field)) return { field, code: 'invalid_email' }
  return { field: problemField, code: dayFields.some((name) => name === field) ? 'invalid_day' : 'invalid' }
}

function toProblemField(field: JobField, path: readonly PropertyKey[]): JobProblem['field'] {
  if (field !== 'translation') return field
  return `translation.${translatedFields.find((name) => path.includes(name)) ?? 'description'}`
}

/**
 * Returns the problems that prevent publication: invalid or missing values and a past deadline.
 * @param today the current day in Berlin
 */
export function findJobProblems(job: SentJob, today: string): JobProblem[] {
  const { problems } = checkFields(job, Object.keys(job) as JobField[])
  const missingFields = requiredJobFields.filter((field) => isBlank(job[field]))
  const isUnreachable = isBlank(job.application_url) && isBlank(job.application_email)
  const { deadline } = job
  const isPast = typeof deadline === 'string' && deadline !== '' && deadline < today
  const allProblems: JobProblem[] = [
    ...missingFields.map((field): JobProblem => ({ field, code: 'required' })),
    ...findMissingTranslations(job.translation),
    ...(isUnreachable ? [{ field: 'application_email', code: 'application' } as const] : []),
    ...problems,
    ...(isPast ? [{ field: 'deadline', code: 'past' } as const] : []),
  ]
  const isFirstOfField = ({ field }: JobProblem, index: number) =>
    allProblems.findIndex((problem) => problem.field === field) === index
  return allProblems.filter(isFirstOfField)
}

function findMissingTranslations(translation: unknown): JobProblem[] {
  if (typeof translation !== 'object' || translation === null) return []
  const names = ['title', 'description'] as const
  return names
    .filter((name) => isBlank(Reflect.get(translation, name)))
    .map((name) => ({ field: `translation.${name}` as const, code: 'required' }))
}
