import type { RegionCode } from '@/lib/contract/common/region'
import { jobFieldsWith } from '@/lib/contract/jobs/job-fields'

/** The fields that offer values, in no order. */
export const choiceFields = [...jobFieldsWith({ kind: 'lookup' }), 'region', 'country'] as const
export type ChoiceFieldName = (typeof choiceFields)[number]

/** A value that a field offers. */
export interface JobChoice {
  value: string
  name: string
}

/** The values of each field; none where they cannot be read (spec §8). */
export type JobChoices = Record<Exclude<ChoiceFieldName, 'region'>, readonly JobChoice[]> & {
  region: readonly (JobChoice & { value: RegionCode })[]
}
