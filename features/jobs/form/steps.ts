import type { JobProblem } from './check-job'

/** The steps of the form, in their order; also what its address calls them. */
export const jobSteps = ['post', 'texts', 'conditions', 'check'] as const
export type JobStep = (typeof jobSteps)[number]

const conditions: readonly JobProblem['field'][] = [
  ...(['employment_type', 'contract_type', 'starts_on', 'starts_immediately', 'deadline', 'salary'] as const),
  ...(['application_url', 'application_email', 'contact_name', 'contact_email', 'contact_phone'] as const),
]

const texts: readonly JobProblem['field'][] = [
  ...(['description', 'requirements', 'offer', 'translation', 'translation.title'] as const),
  ...(['translation.description', 'translation.requirements', 'translation.offer'] as const),
  'translation.salary',
]

/** The step in which a field is written. */
export function stepOf(field: JobProblem['field']): JobStep {
  if (texts.includes(field)) return 'texts'
  return conditions.includes(field) ? 'conditions' : 'post'
}

/** The step that an address names; the first one for any other value. */
export function readStep(value: string): JobStep {
  return jobSteps.find((step) => step === value) ?? 'post'
}

/** The step after or before another; null at the ends. */
export function neighborOf(step: JobStep, direction: 1 | -1): JobStep | null {
  return jobSteps[jobSteps.indexOf(step) + direction] ?? null
}
