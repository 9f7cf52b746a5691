import { eq } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { SeedOrganization } from './load-organizations'
import type { SeedContext } from './load-pages'

/** Accounts that become delegates of the first organization in a category. */
const delegates: Readonly<Record<string, OrganizationCategory>> = {
  'mitglied@example.org': 'theater',
  'beide@example.org': 'orchestra',
}

/** Makes these accounts delegates, if they exist. */
export async function loadDelegates(
  { db, now }: SeedContext,
  organizationIds: ReadonlyMap<SeedOrganization, number>,
): Promise<void> {
  for (const [email, category] of Object.entries(delegates)) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    const firstOrganization = [...organizationIds].find(([organization]) => organization.category === category)
    if (!user || !firstOrganization) continue
    const [, organizationId] = firstOrganization
    await db.insert(organizationDelegates).values({ organizationId, userId: user.id, createdAt: now })
  }
}
