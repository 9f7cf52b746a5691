import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { RecordFacts } from '@/backend/content/page-tree/change-record'
import { organizationImageIds } from '@/backend/content/records/read-organization-record'
import type { Queryable } from '@/backend/platform/db/client'
import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import {
  type OrganizationRow,
  organizationImages,
  organizations,
} from '@/backend/platform/db/schema/members/organizations'
import type { OrganizationChange } from '@/lib/contract/pages/organization'

/** What an organization has beside its page; undefined for what stays as it is. */
export type OrganizationFacts = Omit<OrganizationChange, 'revision' | 'title' | 'slug' | 'teaser' | 'image'>

/** The stored organization; undefined when there is none. */
export async function findOrganization(db: Queryable, pageId: number): Promise<OrganizationRow | undefined> {
  const [row] = await db.select().from(organizations).where(eq(organizations.pageId, pageId))
  return row
}

/** How a change of an organization is compared with what is stored, and written. */
export function factsOf(pageId: number, facts: OrganizationFacts): RecordFacts {
  return {
    differ: async (db) => {
      const stored = await findOrganization(db, pageId)
      const isOther = Object.entries(columnsOf(facts)).some(
        ([name, value]) => !isDeepStrictEqual(value, stored?.[name as keyof OrganizationRow]),
      )
      return (
        isOther ||
        (facts.images !== undefined &&
          !isDeepStrictEqual(distinct(facts.images), await organizationImageIds(db, pageId)))
      )
    },
    write: async (db) => {
      const columns = columnsOf(facts)
      if (Object.keys(columns).length > 0)
        await db.update(organizations).set(columns).where(eq(organizations.pageId, pageId))
      await writeImages(db, pageId, facts.images)
    },
  }
}

/** The row of an organization as far as it is given. */
export function columnsOf({
  images,
  member_since: memberSince,
  logo: logoId,
  ...columns
}: OrganizationFacts): Partial<Omit<typeof organizations.$inferInsert, 'pageId'>> {
  return omitUndefined({ ...columns, memberSince, logoId })
}

/** Replaces the pictures of an organization by those that are given. */
export async function writeImages(
  db: Queryable,
  pageId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (!ids) return
  await db.delete(organizationImages).where(eq(organizationImages.organizationId, pageId))
  const rows = distinct(ids).map((imageId, position) => ({ organizationId: pageId, imageId, position }))
  if (rows.length > 0) await db.insert(organizationImages).values(rows)
}

const distinct = (ids: readonly number[]) => [...new Set(ids)]
