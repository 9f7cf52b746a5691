import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { RecordFieldWriter } from '@/backend/content/page-tree/change-record'
import { listOrganizationImageIds } from '@/backend/content/records/read-organization-record'
import type { Queryable } from '@/backend/platform/db/client'
import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import {
  type OrganizationRow,
  organizationImages,
  organizations,
} from '@/backend/platform/db/schema/members/organizations'
import type { OrganizationChange } from '@/lib/contract/pages/organization'
import { determinePosition } from './organization-position'

/** The fields of an organization beside those of its page. Undefined fields stay unchanged. */
export type OrganizationFields = Omit<OrganizationChange, 'revision' | 'title' | 'slug' | 'teaser' | 'image'>

export async function findOrganization(db: Queryable, pageId: number): Promise<OrganizationRow | undefined> {
  const [row] = await db.select().from(organizations).where(eq(organizations.pageId, pageId))
  return row
}

/** Creates the writer of a changed organization. It adapts the coordinates to a changed address. */
export function createFieldWriter(pageId: number, fields: OrganizationFields): RecordFieldWriter {
  let columns: ReturnType<typeof toColumns> | undefined
  // Computed once, by `hasChanges`. The coordinates in `position` depend on the address before the
  // change, which `write` replaces.
  async function resolveColumns(db: Queryable, storedRow: OrganizationRow | undefined) {
    columns ??= storedRow
      ? { ...toColumns(fields, storedRow.country), position: await determinePosition(db, storedRow, fields) }
      : toColumns(fields)
    return columns
  }
  return {
    hasChanges: async (db) => {
      const storedRow = await findOrganization(db, pageId)
      const hasChangedColumn = Object.entries(await resolveColumns(db, storedRow)).some(
        ([name, value]) => !isDeepStrictEqual(value, storedRow?.[name as keyof OrganizationRow]),
      )
      return (
        hasChangedColumn ||
        (fields.images !== undefined &&
          !isDeepStrictEqual(removeDuplicates(fields.images), await listOrganizationImageIds(db, pageId)))
      )
    },
    write: async (db) => {
      const newColumns = await resolveColumns(db, await findOrganization(db, pageId))
      if (Object.keys(newColumns).length > 0)
        await db.update(organizations).set(newColumns).where(eq(organizations.pageId, pageId))
      await writeImages(db, pageId, fields.images)
    },
  }
}

/**
 * Converts fields of an organization to columns. Undefined fields are omitted. Outside Germany the
 * state is null.
 */
export function toColumns(
  { images, member_since: memberSince, logo: logoId, ...columns }: OrganizationFields,
  storedCountry = 'DE',
): Partial<Omit<typeof organizations.$inferInsert, 'pageId'>> {
  const region = (columns.country ?? storedCountry) === 'DE' ? columns.region : null
  return omitUndefined({ ...columns, region, memberSince, logoId })
}

/** Replaces the pictures of an organization; no-op without `ids`. */
export async function writeImages(db: Queryable, pageId: number, ids: readonly number[] | undefined): Promise<void> {
  if (!ids) return
  await db.delete(organizationImages).where(eq(organizationImages.organizationId, pageId))
  const rows = removeDuplicates(ids).map((imageId, index) => ({
    organizationId: pageId,
    imageId,
    position: index,
  }))
  if (rows.length > 0) await db.insert(organizationImages).values(rows)
}

const removeDuplicates = (ids: readonly number[]) => [...new Set(ids)]
