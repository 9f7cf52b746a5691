import { isBlank, jobFieldsWith, requiredJobFields } from '@/lib/contract/jobs/job-fields'
import { type JobInput, jobInputSchema } from '@/lib/contract/jobs/jobs'
import type { JobField, JobTexts, SentJob } from './job-values'

/** A problem of a field or of a translated text. */
export interface JobProblem {
  field: JobField | `translation.${keyof JobTexts}`
  code:
    | 'required'
    | 'invalid'
    | 'invalid_email'
    | 'email_local_part'
    | 'max_length'
    | 'past'
    | 'application'
    | 'too_long_text'
}

/** The valid fields of an ad, and the problems of invalid ones. */
export interface CheckedJob {
  valid: JobInput
  problems: JobProblem[]
}

const richTexts = jobFieldsWith({ format: 'rich' })
const emails = jobFieldsWith({ format: 'email' })
const translatedTexts = jobFieldsWith({ isTranslated: true })

/** Validates each field separately, so that an incomplete field does not block valid ones. */
export function checkFields(job: SentJob, fields: readonly JobField[]): CheckedJob {
  const problems: JobProblem[] = []
  const valid: [JobField, unknown][] = []
  for (const field of fields) {
    const { success, data, error } = jobInputSchema.shape[field].safeParse(job[field])
    if (success) valid.push([field, data])
    else problems.push(...error.issues.map(({ message, path }) => toProblem(field, message, path)))
  }
  return { valid: jobInputSchema.parse(Object.fromEntries(valid)), problems }
}

function toProblem(field: JobField, message: string, path: readonly PropertyKey[]): JobProblem {
  const isText = richTexts.some((name) => name === field || path.includes(name))
  if (message === 'max_length')
    return { field: toProblemField(field, path), code: isText ? 'too_long_text' : message }
  if (message === 'email_local_part') return { field, code: message }
  if (emails.some((name) => name === field)) return { field, code: 'invalid_email' }
  return { field: toProblemField(field, path), code: 'invalid' }
}

function toProblemField(field: JobField, path: readonly PropertyKey[]): JobProblem['field'] {
  if (field !== 'translation') return field
  return `translation.${translatedTexts.find((name) => path.includes(name)) ?? 'description'}`
}

/**
 * Returns the problems that block publication: schema errors, missing fields, a past deadline.
 * @param today the day in Berlin
 */
export function findJobProblems(job: SentJob, today: string): JobProblem[] {
  const { problems } = checkFields(job, Object.keys(job) as JobField[])
  const missingFields = requiredJobFields.filter((field) => isBlank(job[field]))
  const isUnreachable = isBlank(job.application_url) && isBlank(job.application_email)
  const { deadline } = job
  const isPast = typeof deadline === 'string' && deadline !== '' && deadline < today
  return [
    ...missingFields.map((field): JobProblem => ({ field, code: 'required' })),
    ...findMissingTranslations(job.translation),
    ...(isUnreachable ? [{ field: 'application_email', code: 'application' } as const] : []),
    ...problems,
    ...(isPast ? [{ field: 'deadline', code: 'past' } as const] : []),
  ].filter(({ field }, index, all) => all.findIndex((problem) => problem.field === field) === index)
}

function findMissingTranslations(translation: unknown): JobProblem[] {
  if (typeof translation !== 'object' || translation === null) return []
  const names = ['title', 'description'] as const
  return names
    .filter((name) => isBlank(Reflect.get(translation, name)))
    .map((name) => ({ field: `translation.${name}` as const, code: 'required' }))
}
