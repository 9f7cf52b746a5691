import { z } from 'zod'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { readContent, wordsSchema } from '../read-content'

const { occupation, specialization } = readContent(
  'jobs/slugs',
  z.strictObject({ occupation: wordsSchema, specialization: wordsSchema }),
)

/** The slugs that the demo's ads may have: the lookup values of the migrations. */
export const jobSlugs = {
  category: [
    'acting',
    'music-theater',
    'chorus',
    'dance',
    'orchestra',
    'music-direction',
    'directing-dramaturgy',
    'stage-costume',
    'technical',
    'workshops',
    'education',
    'communication',
    'administration',
    'management',
  ],
  employment_type: [
    'full-time',
    'part-time',
    'full-or-part-time',
    'fixed-term',
    'guest',
    'freelance',
    'casual',
    'traineeship',
    'training',
    'internship',
    'voluntary',
  ],
  contract_type: [
    'nv-solo',
    'nv-buehnentechnik',
    'nv-chor',
    'nv-tanz',
    'tvk',
    'tvoed',
    'tv-l',
    'tvaoed',
    'house-agreement',
    'individual-contract',
    'guest',
    'freelance',
    'internship-contract',
    'voluntary-agreement',
    'other',
  ],
  occupation,
  specialization,
} as const satisfies Record<JobLookup, readonly string[]>
