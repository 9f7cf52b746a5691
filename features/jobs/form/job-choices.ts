import type { RegionCode } from '@/lib/contract/common/region'
import { listJobFields } from '@/lib/contract/jobs/job-fields'

/** The fields whose values are chosen from a list. */
export const choiceFields = [...listJobFields({ kind: 'lookup' }), 'region', 'country'] as const
export type ChoiceFieldName = (typeof choiceFields)[number]

/** A value that can be chosen for a field. */
export interface JobChoice {
  value: string
  name: string
}

/** Values of each field; empty if they could not be loaded (spec §8). */
export type JobChoices = Record<Exclude<ChoiceFieldName, 'region'>, readonly JobChoice[]> & {
  region: readonly (JobChoice & { value: RegionCode })[]
}
