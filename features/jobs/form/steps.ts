import { type JobFieldName, jobFields } from '@/lib/contract/jobs/job-fields'
import type { JobProblem } from './check-job'

/** The steps of the form in their order. Their names are also used in addresses. */
export const jobSteps = ['post', 'texts', 'conditions', 'check'] as const
export type JobStep = (typeof jobSteps)[number]

export function toStep(field: JobProblem['field']): JobStep {
  return field in jobFields ? jobFields[field as JobFieldName].step : 'texts'
}

/** Parses the step in an address. An unknown value becomes the first step. */
export function parseStep(value: string): JobStep {
  return jobSteps.find((step) => step === value) ?? jobSteps[0]
}

/** Returns the next or the previous step; null if there is none. */
export function findNeighbor(step: JobStep, direction: 1 | -1): JobStep | null {
  return jobSteps[jobSteps.indexOf(step) + direction] ?? null
}
