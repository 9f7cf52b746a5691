import { call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import {
  type JobTeam,
  type JobTeamOffer,
  jobTeamOfferSchema,
  jobTeamSchema,
  newJobKeySchema,
} from '@/lib/contract/job-teams'
import type { Locale } from '@/lib/contract/locale'

// Loaded when something is done: the schemas are large.

/** What can be done to a team: a call below api/jobs/team/. */
export interface TeamChange {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  data?: unknown
}

/** @returns the team as it is now, and a new key where one was made */
export async function changeTeam(
  locale: Locale,
  { method, path, data }: TeamChange,
): Promise<{ team: JobTeam; key: string | null }> {
  const request = { method, path: `/${locale}/api/jobs/team/${path}`, data }
  if (path === 'keys/') return await orThrow(call(newJobKeySchema, request))
  return { team: await orThrow(call(jobTeamSchema, request)), key: null }
}

/** What a key from a mail invites to. */
export async function readOffer(locale: Locale, key: string): Promise<JobTeamOffer> {
  const request = { method: 'POST', path: `/${locale}/api/jobs/team/invitation/`, data: { key } } as const
  return await orThrow(call(jobTeamOfferSchema, request))
}
