import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import type { Author } from '@/backend/platform/access/author'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'
import { unionRecords } from '@/lib/contract/administration/unions'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { toSlug } from '@/lib/contract/common/slug'
import { unionMessage } from './messages'
import { mayManageUnions } from './policy'
import { listFileIds } from './store'

type Values = z.output<typeof unionRecords.values>

const memberCount = sql<number>`(SELECT count(*)::int FROM ${userUnionMembers} WHERE ${userUnionMembers.unionId} = ${userUnions.id})`

const getSlugOrDefault = ({ title, slug }: Pick<Values, 'title' | 'slug'>) =>
  slug || toSlug(title.de).replace(/[^a-z0-9_-]/g, '')

/** The record type "unions" of the administration: groups, governing bodies and committees. */
export const administeredUnions: Administered<typeof unionRecords> = {
  contract: unionRecords,
  may: mayManageUnions,
  list: {
    from: sql`${userUnions}`,
    id: sql`${userUnions.id}`,
    searchColumns: [sql`${userUnions.title}::text`, sql`${userUnions.slug}`],
    orderings: {
      position: sql`(${userUnions.category}, ${userUnions.position})`,
      title: sql`${userUnions.title} ->> 'de'`,
      members: memberCount,
    },
    filters: {
      category: (category) => sql`${userUnions.category} = ${category}`,
      user: (id) =>
        sql`${userUnions.id} IN (SELECT ${userUnionMembers.unionId} FROM ${userUnionMembers} WHERE ${userUnionMembers.userId} = ${id})`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ union: userUnions, members: memberCount })
      .from(userUnions)
      .where(inArray(userUnions.id, [...ids]))
    return rows.map(({ union: { id, title, category, slug, position }, members }) => {
      return { id, title: title[locale], url: null, values: { title, category, slug, position, members } }
    })
  },
  async read(db, id) {
    const [row] = await db.select().from(userUnions).where(eq(userUnions.id, id))
    if (!row) return null
    const { category, title, slug, description, position, downloads } = row
    const members = await db
      .select({ user: userUnionMembers.userId, role: userUnionMembers.role })
      .from(userUnionMembers)
      .where(eq(userUnionMembers.unionId, id))
      .orderBy(asc(userUnionMembers.position), asc(userUnionMembers.userId))
    const presentedDownloads = downloads.map(({ file = null, ...download }) => ({ file, ...download }))
    return { category, title, slug, description, position, downloads: presentedDownloads, members }
  },
  async check(db, values, id, locale) {
    const errors: FieldErrors = {}
    const slug = getSlugOrDefault(values)
    const sameSlugs = await db
      .select({ id: userUnions.id })
      .from(userUnions)
      .where(and(eq(userUnions.category, values.category), eq(userUnions.slug, slug), ne(userUnions.id, id ?? 0)))
    if (slug === '') errors.slug = [unionMessage(locale, 'noSlug')]
    else if (sameSlugs.length > 0) errors.slug = [unionMessage(locale, 'slugTaken')]
    const ids = values.members.map(({ user }) => user)
    const existingValues = await omitMissingReferences(db, values)
    const hasDuplicate = new Set(ids).size < ids.length
    if (hasDuplicate || existingValues.members.length < ids.length) {
      errors.members = [unionMessage(locale, hasDuplicate ? 'memberTwice' : 'noMember')]
    }
    if (existingValues.downloads.length < values.downloads.length) errors.downloads = [unionMessage(locale, 'noFile')]
    return Object.keys(errors).length > 0 ? errors : null
  },
  omitMissingReferences,
  async insert(db, values, formerId, author) {
    const unionId = await insertRecord(db, userUnions, toColumns(values), formerId)
    await storeMembers(db, unionId, values, author)
    return unionId
  },
  async update(db, id, values, author) {
    await db.update(userUnions).set(toColumns(values)).where(eq(userUnions.id, id))
    await storeMembers(db, id, values, author)
  },
  async remove(db, id) {
    await db.delete(userUnions).where(eq(userUnions.id, id))
  },
}

function toColumns({ members: _members, ...values }: Values) {
  return { ...values, slug: getSlugOrDefault(values) }
}

/** Omits deleted members and files, and downloads without a file and an address. */
async function omitMissingReferences(db: Queryable, values: Values): Promise<Values> {
  const userIds = values.members.map(({ user }) => user)
  const existingUsers = await db.select({ id: users.id }).from(users).where(inArray(users.id, userIds))
  const existingFiles = await db
    .select({ id: downloadFiles.id })
    .from(downloadFiles)
    .where(inArray(downloadFiles.id, listFileIds(values.downloads)))
  const existingUserIds = new Set(existingUsers.map(({ id }) => id))
  const existingFileIds = new Set(existingFiles.map(({ id }) => id))
  return {
    ...values,
    members: values.members.filter(({ user }) => existingUserIds.has(user)),
    downloads: values.downloads.filter(({ file, url }) =>
      file === null ? url.de !== '' || url.en !== '' : existingFileIds.has(file),
    ),
  }
}

/**
 * Replaces the members of a union.
 * @throws ProofMissingError if accounts join or leave without a recent proof
 */
async function storeMembers(
  db: Queryable,
  unionId: number,
  { members }: Values,
  { login, now }: Author,
): Promise<void> {
  const formerMembers = await db
    .delete(userUnionMembers)
    .where(eq(userUnionMembers.unionId, unionId))
    .returning({ user: userUnionMembers.userId })
  const rows = members.map(({ user, role }, position) => ({ unionId, userId: user, role, position }))
  if (rows.length > 0) await db.insert(userUnionMembers).values(rows)
  const formerIds = new Set(formerMembers.map(({ user }) => user))
  if (formerIds.size === rows.length && rows.every(({ userId }) => formerIds.has(userId))) return
  if (!login) throw new Error('Only a logged-in user may change the members of a union.')
  requireRecentProof(login, now)
}
