import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isServedAddress, isServedInAnyCase } from '@/lib/contract/site/reserved-paths'

/** Content that the site serves at the old address of a redirect: a route or file, or a page. */
export type CoveredSource = 'served' | 'hasPage'

/**
 * Finds content at the source addresses of redirects. The site serves this content instead of the
 * redirect.
 * @param isEntered true for sources that a user enters, which match routes of the site in any case
 * @returns the content by address; addresses without content are absent
 */
export async function findCoveredSources(
  db: Queryable,
  oldPaths: readonly string[],
  { isEntered }: { isEntered: boolean },
): Promise<Map<string, CoveredSource>> {
  const isServed = isEntered ? isServedInAnyCase : isServedAddress
  const sources = new Map<string, CoveredSource>()
  const oldPathsByAddress = new Map<string, string[]>()
  for (const oldPath of oldPaths) {
    const address = `/${decodeOrKeep(oldPath).split('/').filter(Boolean).join('/')}`
    if (isServed(oldPath)) sources.set(oldPath, 'served')
    else oldPathsByAddress.set(address, [...(oldPathsByAddress.get(address) ?? []), oldPath])
  }
  if (oldPathsByAddress.size === 0) return sources
  const address = sql<string>`'/' || ${publications.locale} || '/' || ${publications.path}`
  const onlinePages = await db
    .select({ address })
    .from(publications)
    .where(
      and(
        eq(publications.isOnline, true),
        sql`(${publications.locale}, ${publications.path}) IN (
          SELECT split_part(candidate.address, '/', 2), substr(candidate.address, char_length(split_part(candidate.address, '/', 2)) + 3)
          FROM unnest(${sql.param([...oldPathsByAddress.keys()])}::text[]) AS candidate(address)
        )`,
      ),
    )
  for (const page of onlinePages) {
    for (const oldPath of oldPathsByAddress.get(page.address) ?? []) sources.set(oldPath, 'hasPage')
  }
  return sources
}
