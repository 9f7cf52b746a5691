import { type JobFieldName, jobFields } from '@/lib/contract/jobs/job-fields'
import type { JobProblem } from './check-job'

/** The steps of the form in their order; the same names are used in addresses. */
export const jobSteps = ['post', 'texts', 'conditions', 'check'] as const
export type JobStep = (typeof jobSteps)[number]

/** Returns the step that contains a field. */
export function toStep(field: JobProblem['field']): JobStep {
  return field in jobFields ? jobFields[field as JobFieldName].step : 'texts'
}

/** Parses the step in an address; the first one for an unknown value. */
export function readStep(value: string): JobStep {
  return jobSteps.find((step) => step === value) ?? 'post'
}

/** Finds the next or previous step; null at the ends. */
export function findNeighbor(step: JobStep, direction: 1 | -1): JobStep | null {
  return jobSteps[jobSteps.indexOf(step) + direction] ?? null
}
