import { eq } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { SeedOrganization } from './load-organizations'
import type { PageLoading } from './load-pages'

/** Demo accounts that look after the first entry of a part of the directory. */
const delegates: Readonly<Record<string, OrganizationCategory>> = {
  'mitglied@example.org': 'theater',
  'beide@example.org': 'orchestra',
}

/** Assigns the delegates of the demo whose accounts exist. */
export async function loadDelegates(
  { db, now }: PageLoading,
  organizationIds: ReadonlyMap<SeedOrganization, number>,
): Promise<void> {
  for (const [email, category] of Object.entries(delegates)) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const first = [...organizationIds].find(([organization]) => organization.category === category)
    if (!user || !first) continue
    const [, organizationId] = first
    await db.insert(organizationDelegates).values({ organizationId, userId: user.id, createdAt: now })
  }
}
