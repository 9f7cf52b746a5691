import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { toAccountState } from '@/backend/accounts/change-account'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { endAccess } from '@/backend/accounts/sessions/end-access'
import { notifyActivated } from '@/backend/accounts/sign-up/notify-activated'
import { mailVerification } from '@/backend/accounts/sign-up/verification-mail'
import type { Author } from '@/backend/platform/access/author'
import { fullName } from '@/backend/platform/access/full-name'
import { isStaff } from '@/backend/platform/access/roles'
import type { Administered } from '@/backend/platform/administration/administered'
import { mergeRecords } from '@/backend/platform/administration/merge-records'
import { findValuesBefore } from '@/backend/platform/administration/record-versions'
import type { Queryable } from '@/backend/platform/db/client'
import { toFoldedName } from '@/backend/platform/db/folded-name'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { ConflictError, ForbiddenError, NotFoundError } from '@/backend/platform/errors'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { userActions, userRecords } from '@/lib/contract/administration/users'
import { toBerlinIso } from '@/lib/datetime'
import { changeUser } from './change-user'
import { deleteAccountWithoutMail } from './delete-account'
import { mergeAccount } from './merge-account'
import { mayManageStaff, mayManageUsers } from './policy'

const stateConditions = {
  unverified: sql`${users.emailVerifiedAt} IS NULL`,
  waiting: sql`${users.emailVerifiedAt} IS NOT NULL AND NOT ${users.isActive} AND ${users.activatedAt} IS NULL`,
  active: sql`${users.emailVerifiedAt} IS NOT NULL AND ${users.isActive}`,
  inactive: sql`${users.emailVerifiedAt} IS NOT NULL AND NOT ${users.isActive} AND ${users.activatedAt} IS NOT NULL`,
} as const satisfies Record<string, SQL>

const comparedName = toFoldedName(sql`${users.firstName} || ' ' || ${users.lastName}`)

/** The condition that another account has the same name or e-mail address. */
const hasDuplicate = sql`(
  ${comparedName} IN (SELECT ${comparedName} FROM ${users} GROUP BY 1 HAVING count(*) > 1)
  OR ${users.email} IN (SELECT ${users.email} FROM ${users} GROUP BY 1 HAVING count(*) > 1))`

const list: Administered<typeof userRecords>['list'] = {
  from: sql`${users}`,
  id: sql`${users.id}`,
  searchColumns: { text: sql`${users.searchText}` },
  orderings: {
    created_at: sql`${users.createdAt}`,
    name: sql`${users.lastName}`,
    email: sql`${users.email}`,
    organization: sql`${users.organization}`,
  },
  filters: {
    state: (state) => sql`(${stateConditions[state]})`,
    group: (group) => sql`${users.group} = ${group}`,
    role: (role) => sql`${users.role} = ${role}`,
    duplicates: () => hasDuplicate,
  },
}

const presentUsers: Administered<typeof userRecords>['present'] = async (db, ids) => {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
  return rows.map((user) => ({
    id: user.id,
    title: fullName(user) || user.email,
    url: null,
    values: {
      name: fullName(user),
      email: user.email,
      organization: user.organization,
      group: user.group,
      role: user.role,
      state: toAccountState(user),
      requested_access: user.requestedAccess,
      created_at: toBerlinIso(user.createdAt),
    },
  }))
}

/** The record type "users" of the administration. Writes require a recent proof. */
export function administeredUsers({ env }: Pick<Services, 'env'>): Administered<typeof userRecords> {
  const type: Administered<typeof userRecords> = {
    contract: userRecords,
    may: mayManageUsers,
    mayAct: { role: mayManageStaff },
    assertMayWrite: requireRecentProof,
    waiting: [{ key: 'registrations', filters: () => ({ state: 'waiting' }) }],
    list,
    present: presentUsers,
    async read(db, id) {
      const [user] = await db.select().from(users).where(eq(users.id, id))
      if (!user) return null
      const { salutation, title, position, organization, phone, language, group } = user
      const names = { first_name: user.firstName, last_name: user.lastName }
      return { ...names, salutation, title, position, organization, phone, language, group }
    },
    async update(db, id, { first_name: firstName, last_name: lastName, ...fields }, author) {
      const user = await requireUser(db, id)
      await assertMayChange(db, user, author)
      await changeUser(db, user, toAccountChange(author, { firstName, lastName, ...fields }))
    },
    actions: {
      async activate(db, id, input, author) {
        const { group: chosenGroup } = userActions.activate.parse(input)
        const user = await requireVerifiedUser(db, id, author)
        const group = chosenGroup ?? (user.activatedAt ? user.group : getRegistrationGroup(user))
        // The time of the version, so that an undo finds the version before.
        const activatedAt = user.activatedAt ?? author.now
        await changeUser(db, user, toAccountChange(author, { isActive: true, group, activatedAt }))
        if (!user.isActive) await notifyActivated(db, env.SITE_URL, user)
      },
      async unblock(db, id, _input, author) {
        const user = await requireVerifiedUser(db, id, author)
        if (toAccountState(user) !== 'inactive') throw new ConflictError('accountNotBlocked')
        await changeUser(db, user, toAccountChange(author, { isActive: true }))
        await notifyActivated(db, env.SITE_URL, user)
      },
      async 'take-back'(db, id, _input, author) {
        const user = await requireOtherUser(db, id, author)
        if (isStaff(user)) throw new ForbiddenError()
        const columns = { isActive: false, group: await findFormerGroup(db, user), activatedAt: null }
        await changeUser(db, user, toAccountChange(author, columns))
        await endAccess(db, 'deactivated', { userId: id, actor: toActor(author), now: author.now })
      },
      async refuse(db, id, input, author) {
        const { reason } = userActions.refuse.parse(input)
        const user = await requireVerifiedUser(db, id, author)
        if (toAccountState(user) !== 'waiting') throw new ConflictError('accountNotWaiting')
        await deleteAccountWithoutMail(db, user, { actor: toActor(author), now: author.now, event: 'refused' })
        const data = { name: fullName(user), reason }
        await enqueueMail(db, { to: user.email, locale: user.language, template: 'account-refused', data })
      },
      async deactivate(db, id, _input, author) {
        const user = await requireOtherUser(db, id, author)
        await changeUser(db, user, toAccountChange(author, { isActive: false }))
        await endAccess(db, 'deactivated', { userId: id, actor: toActor(author), now: author.now })
      },
      async 'sign-out'(db, id, _input, author) {
        await requireOtherUser(db, id, author)
        const parties = { userId: id, actor: toActor(author) }
        await endAccess(db, 'deactivated', { ...parties, now: author.now })
        await recordSecurityEvent(db, { event: 'other-sessions-ended', ...parties, now: author.now })
      },
      async resend(db, id, _input, author) {
        const user = await requireUser(db, id)
        await assertMayChange(db, user, author)
        const state = toAccountState(user)
        if (state === 'unverified') {
          await mailVerification(db, { user, now: author.now, siteUrl: env.SITE_URL })
        } else if (state === 'active') await notifyActivated(db, env.SITE_URL, user)
        else throw new ConflictError('nothingToSend')
      },
      async merge(tx, id, input, author) {
        const source = await requireOtherUser(tx, id, author)
        const moveReferences = async (targetId: number) => {
          const target = await requireVerifiedUser(tx, targetId, author)
          if (source.isActive && !target.isActive) throw new ConflictError('activeAccountReplaced')
          return mergeAccount(tx, { source, target }, author)
        }
        await mergeRecords(tx, type, { id, input, moveReferences }, author)
      },
      async role(db, id, input, author) {
        const { role } = userActions.role.parse(input)
        const user = await requireOtherUser(db, id, author)
        await changeUser(db, user, toAccountChange(author, { role }))
      },
    },
  }
  return type
}

/**
 * Returns the group of a registration: the stored group, or the one for the requested access.
 * @throws ConflictError if the user requested no access
 */
function getRegistrationGroup({ group, requestedAccess }: UserRow) {
  if (group !== null) return group
  if (requestedAccess === null) throw new ConflictError('noAccessRequested')
  return groupByRequestedAccess[requestedAccess]
}

/** Returns the group that the office had set before it activated the account; null without one. */
async function findFormerGroup(db: Queryable, { id, activatedAt }: UserRow) {
  const values = activatedAt && (await findValuesBefore(db, { type: userRecords.name, id }, activatedAt))
  return userRecords.values.shape.group.nullable().parse(values?.group ?? null)
}

const groupByRequestedAccess = { members: 'Mitglied', jobs: 'Jobbörse', both: 'Mitglied + Jobbörse' } as const

/** Converts an author to the actor in the security log. */
const toActor = ({ userId }: Author) => ({ userId })

const toAccountChange = ({ userId, now }: Author, columns: Partial<typeof users.$inferInsert>) => {
  return { columns, actor: { userId }, now }
}

/**
 * Loads an account that the author may change.
 * @throws NotFoundError also for a sign-up whose address is not verified, ForbiddenError
 */
async function requireVerifiedUser(db: Queryable, id: number, author: Author): Promise<UserRow> {
  const user = await requireUser(db, id)
  if (!user.emailVerifiedAt) throw new NotFoundError()
  await assertMayChange(db, user, author)
  return user
}

async function requireUser(db: Queryable, id: number): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new NotFoundError()
  return user
}

/** @throws ForbiddenError if the account has a role and the author is not an administrator */
async function assertMayChange(db: Queryable, user: UserRow, { userId }: Author): Promise<void> {
  if (!isStaff(user)) return
  const [actor] = await db.select().from(users).where(eq(users.id, userId))
  if (!actor || !mayManageStaff(actor)) throw new ForbiddenError()
}

/**
 * Loads the account of another user.
 * @throws ConflictError for the author's own account, so that users can neither lock themselves out
 * nor change their own role
 */
async function requireOtherUser(db: Queryable, id: number, author: Author): Promise<UserRow> {
  if (id === author.userId) throw new ConflictError('ownAccount')
  return requireVerifiedUser(db, id, author)
}
