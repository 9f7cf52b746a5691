import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { AccountError } from '@/backend/accounts/account-error'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { toAccountState } from '@/backend/accounts/change-account'
import { findAccount, findOwner } from '@/backend/accounts/find-account'
import { hashPassword } from '@/backend/accounts/passwords/password'
import { assertStrongPassword } from '@/backend/accounts/passwords/password-rules'
import type { PasswordOwner } from '@/backend/accounts/passwords/strength/related-words'
import { removeFactors } from '@/backend/accounts/second-factors/remove-factors'
import { endAccess } from '@/backend/accounts/sessions/end-access'
import { createAccount } from '@/backend/accounts/sign-up/create-account'
import { notifyActivated } from '@/backend/accounts/sign-up/notify-activated'
import { changeUser } from '@/backend/members/users/change-user'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import type { UserCommand } from './arguments'
import { printLog } from './log'

/** Actor in the security log. */
const actor = 'command-line'

export interface AccountServices extends Pick<Services, 'db' | 'env' | 'clock' | 'isBreached' | 'serverKey'> {
  /** Reads the first line of stdin. */
  readLine(): Promise<string>
  print(line: string): void
}

/**
 * Runs a command of `npm run user`.
 * @throws Error for a missing or existing account, or a weak password
 */
export async function runUserCommand(services: AccountServices, command: UserCommand): Promise<void> {
  switch (command.command) {
    case 'list':
      return listAccounts(services)
    case 'create':
      return createUserAccount(services, command)
    case 'activate':
      return activateAccount(services, command)
    case 'deactivate':
      return updateAccount(services, {
        email: command.email,
        message: 'deactivated',
        columns: { isActive: false },
        afterUpdate: (db, { id }, now) => endAccess(db, 'deactivated', { userId: id, actor, now }),
      })
    case 'group': {
      const group = command.value === 'none' ? null : command.value
      return updateAccount(services, { email: command.email, message: 'group-changed', columns: { group } })
    }
    case 'role':
      return updateAccount(services, {
        email: command.email,
        message: 'role-changed',
        columns: { role: command.value },
      })
    case 'password':
      return setPassword(services, command)
    case 'remove-second-factor':
      return updateAccount(services, {
        email: command.email,
        message: 'second-factor-removed',
        columns: {},
        afterUpdate: async (db, user, now) => {
          if (!(await removeFactors(db, user, { actor, now }))) throw new Error(`${user.email} has no second factor.`)
          await recordSecurityEvent(db, { event: 'second-factor-removed', userId: user.id, actor, now })
        },
      })
    case 'log':
      return printLog(services, command)
  }
}

/** Number of accounts per query. */
const batchSize = 500

async function listAccounts({ db, print }: AccountServices): Promise<void> {
  let lastUser: Pick<UserRow, 'email' | 'id'> | undefined = { email: '', id: 0 }
  while (lastUser) {
    const rows: UserRow[] = await db
      .select()
      .from(users)
      .where(sql`(${users.email}, ${users.id}) > (${sql.param(lastUser.email, users.email)}, ${lastUser.id})`)
      .orderBy(asc(users.email), asc(users.id))
      .limit(batchSize)
    for (const user of rows) {
      print([user.email, fullName(user), user.role, user.group ?? '-', stateNames[toAccountState(user)]].join('\t'))
    }
    lastUser = rows.at(-1)
  }
}

const stateNames = {
  unverified: 'not verified',
  waiting: 'to be activated',
  active: 'active',
  inactive: 'blocked',
} as const

async function createUserAccount(
  services: AccountServices,
  command: Extract<UserCommand, { command: 'create' }>,
): Promise<void> {
  const { email, group, role, language } = command
  const names = { firstName: command['first-name'], lastName: command['last-name'] }
  const password = await choosePassword(services, { email, ...names }, command['password-stdin'])
  const passwordHash = await hashPassword(password)
  const now = services.clock()
  const account = { ...names, email, group: group ?? null, role, language, passwordHash }
  await services.db.transaction(async (transaction) => {
    const user = await createAccount(transaction, { ...account, actor }, now)
    if (!user) throw new Error(`The account ${email} already exists.`)
  })
  services.print(`Created ${email}.`)
}

async function activateAccount(
  services: AccountServices,
  { email, group }: Extract<UserCommand, { command: 'activate' }>,
): Promise<void> {
  const { SITE_URL } = services.env
  const columns = { isActive: true, ...(group && { group }) }
  const afterUpdate = async (db: Queryable, oldUser: UserRow) => {
    if (!oldUser.isActive) await notifyActivated(db, SITE_URL, oldUser)
  }
  await updateAccount(services, { email, message: 'activated', columns, afterUpdate })
}

async function setPassword(
  services: AccountServices,
  command: Extract<UserCommand, { command: 'password' }>,
): Promise<void> {
  const { email } = command
  const owner = (await findOwner(services.db, email)) ?? { email }
  const password = await choosePassword(services, owner, command['password-stdin'])
  const passwordHash = await hashPassword(password)
  await updateAccount(services, {
    email,
    message: 'password-changed',
    columns: { passwordHash },
    async afterUpdate(db, { id: userId }, now) {
      // Ends sessions and keys, because an attacker may have access.
      await endAccess(db, 'password-reset', { userId, actor, now })
      await recordSecurityEvent(db, { event: 'password-changed', userId, actor, now })
    },
  })
}

interface Change {
  email: string
  /** Text to print after the change. */
  message: string
  columns: Partial<typeof users.$inferInsert>
  /** Further changes in the same transaction. */
  afterUpdate?: (db: Queryable, oldUser: UserRow, now: Date) => Promise<void>
}

/** Changes an account and logs the change. */
async function updateAccount(
  { db, clock, print }: AccountServices,
  { email, message, columns, afterUpdate }: Change,
): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    const [oldUser] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
      .for('update')
    if (!oldUser) throw new Error(await explainAbsence(transaction, email))
    await changeUser(transaction, oldUser, { columns, actor, now })
    await afterUpdate?.(transaction, oldUser, now)
  })
  print(`${email}: ${message}.`)
}

/**
 * Explains a missing account. Several pending sign-ups may share an address, so they do not count.
 */
async function explainAbsence(db: Queryable, email: string): Promise<string> {
  if (await findAccount(db, email)) return `The address ${email} is not verified yet.`
  return `There is no account ${email}.`
}

/** Reads the new password from stdin, or prints a random one. @throws Error if it is too weak */
export async function choosePassword(
  services: AccountServices,
  owner: PasswordOwner,
  isFromStdin: boolean,
): Promise<string> {
  if (!isFromStdin) {
    const password = randomBytes(15).toString('base64url')
    services.print(`Password: ${password}`)
    return password
  }
  // Logins trim passwords too.
  const password = (await services.readLine()).trim()
  try {
    await assertStrongPassword(services, { password, owner, param: 'password' })
  } catch (error) {
    if (error instanceof AccountError) throw new Error(error.getMessage('en'))
    throw error
  }
  return password
}
