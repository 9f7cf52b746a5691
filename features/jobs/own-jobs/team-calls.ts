import { call } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type JobTeam,
  type JobTeamOffer,
  jobTeamOfferSchema,
  jobTeamSchema,
  newJobKeySchema,
} from '@/lib/contract/jobs/job-teams'

// Imported when the first action starts, because the schemas are large.

/** A change of a team: a call below api/jobs/team/. */
export interface TeamChange {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  data?: unknown
}

/** The changed team; also the new API key if the change created one. */
export interface ChangedTeam {
  team: JobTeam
  key: string | null
}

export async function changeTeam(locale: Locale, { method, path, data }: TeamChange): Promise<Result<ChangedTeam>> {
  const request = { method, path: `/${locale}/api/jobs/team/${path}`, data }
  if (path === 'keys/') return await call(newJobKeySchema, request)
  const changedTeam = await call(jobTeamSchema, request)
  return changedTeam.ok ? { ok: true, value: { team: changedTeam.value, key: null } } : changedTeam
}

/** Loads the invitation that belongs to a key from a mail. */
export async function readOffer(locale: Locale, key: string): Promise<JobTeamOffer> {
  const request = { method: 'POST', path: `/${locale}/api/jobs/team/invitation/`, data: { key } } as const
  return await requireSuccess(call(jobTeamOfferSchema, request))
}
