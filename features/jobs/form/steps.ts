import { type JobFieldName, jobFields } from '@/lib/contract/jobs/job-fields'
import type { JobProblem } from './check-job'

/** The steps of the form, in their order; also what its address calls them. */
export const jobSteps = ['post', 'texts', 'conditions', 'check'] as const
export type JobStep = (typeof jobSteps)[number]

/** The step in which a field is written. */
export function toStep(field: JobProblem['field']): JobStep {
  return field in jobFields ? jobFields[field as JobFieldName].step : 'texts'
}

/** The step that an address names; the first one for any other value. */
export function readStep(value: string): JobStep {
  return jobSteps.find((step) => step === value) ?? 'post'
}

/** The step after or before another; null at the ends. */
export function findNeighbor(step: JobStep, direction: 1 | -1): JobStep | null {
  return jobSteps[jobSteps.indexOf(step) + direction] ?? null
}
