import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isServedAddress, isServedInAnyCase } from '@/lib/contract/site/reserved-paths'

/** What lies where a redirect begins: something of the site itself, or a published page. */
export type CoveredSource = 'served' | 'hasPage'

/**
 * What lies at the addresses where redirects begin.
 * @param isEntered whether somebody enters them: then capital letters make no difference to what
 * the site serves
 * @returns by address; one at which nothing lies is missing
 */
export async function findCoveredSources(
  db: Queryable,
  oldPaths: readonly string[],
  { isEntered }: { isEntered: boolean },
): Promise<Map<string, CoveredSource>> {
  const isServed = isEntered ? isServedInAnyCase : isServedAddress
  const sources = new Map<string, CoveredSource>()
  const byAddress = new Map<string, string[]>()
  for (const oldPath of oldPaths) {
    const address = `/${decodeOrKeep(oldPath).split('/').filter(Boolean).join('/')}`
    if (isServed(oldPath)) sources.set(oldPath, 'served')
    else byAddress.set(address, [...(byAddress.get(address) ?? []), oldPath])
  }
  if (byAddress.size === 0) return sources
  const address = sql<string>`'/' || ${publications.locale} || '/' || ${publications.path}`
  const shown = await db
    .select({ address })
    .from(publications)
    .where(
      and(
        eq(publications.isOnline, true),
        sql`(${publications.locale}, ${publications.path}) IN (
          SELECT split_part(asked.address, '/', 2), substr(asked.address, char_length(split_part(asked.address, '/', 2)) + 3)
          FROM unnest(${sql.param([...byAddress.keys()])}::text[]) AS asked(address)
        )`,
      ),
    )
  for (const page of shown) {
    for (const oldPath of byAddress.get(page.address) ?? []) sources.set(oldPath, 'hasPage')
  }
  return sources
}
