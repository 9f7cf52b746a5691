import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { createQueryClient } from '@/lib/api/query-client'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import { ownOrganizationsSchema } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { ownOrganizationsQuery, toOwnOrganizationsPath } from './queries'

/** Loads the organizations of a delegate as a query that is serialized for the browser. */
export async function loadOwnOrganizationsState(locale: Locale): Promise<Result<DehydratedState>> {
  const cookie = (await cookies()).toString()
  const result = await read(toOwnOrganizationsPath(locale), ownOrganizationsSchema, { cookie })
  if (!result.ok) return result
  const client = createQueryClient()
  client.setQueryData(ownOrganizationsQuery(locale).queryKey, result.value)
  return { ok: true, value: dehydrate(client) }
}
