import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { createQueryClient } from '@/lib/api/query-client'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { jobTeamSchema } from '@/lib/contract/jobs/job-teams'
import { ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { toOwnJobsPart } from './own-job-line'
import { toOwnJobsCall } from './own-jobs-address'
import { type OwnJobsRequest, ownJobsQuery, toOwnJobsListPath } from './own-jobs-query'

/** Loads a page of the user's ads. The browser loads further pages. */
export async function loadOwnJobsState(request: OwnJobsRequest): Promise<Result<DehydratedState>> {
  const cookie = (await cookies()).toString()
  const result = await read(toOwnJobsListPath(request), ownJobListSchema, { cookie })
  if (!result.ok) return result
  const client = createQueryClient()
  client.setQueryData(ownJobsQuery(request).queryKey, toOwnJobsPart(result.value))
  return { ok: true, value: dehydrate(client) }
}

/** Loads one of the user's ads in any state, at most once per request. */
export const loadOwnJob = cache(async (locale: Locale, id: string) =>
  read(`${toOwnJobsCall(locale)}${Number(id)}/`, ownJobSchema, { cookie: (await cookies()).toString() }),
)

/** Loads the user's team. */
export const loadTeam = async (locale: Locale) =>
  read(`/${locale}/api/jobs/team/`, jobTeamSchema, { cookie: (await cookies()).toString() })
