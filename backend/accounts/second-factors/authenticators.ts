import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, totpAuthenticators } from '@/backend/platform/db/schema/accounts/second-factors'
import { type Login, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Services } from '@/backend/platform/services'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { seal, unseal } from '../secrets/seal'
import { toSha256 } from '../secrets/secret'
import { endAccess } from '../sessions/end-access'
import { findTotp, loadFactors } from '../sessions/factors'
import { lockLogin } from '../sessions/lock-login'
import { notifyFactorChange } from './notify-factor-change'
import { createTotpUrl, findStep, toBase32 } from './totp'

type FactorServices = Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>

const codeCount = 10
/**
 * Letters and digits that people do not confuse with each other. 16 of them have 78 bits, too many
 * to guess a code from its hash.
 */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns the purpose for `seal`, which binds the secret to a user. */
const toSealPurpose = (userId: number) => `totp ${userId}`

/** Time in which a set-up is continued with the same secret, for example in a second tab. */
const setUpMs = 15 * 60_000

/** Reads the secret of the set-up in a session; null without a readable one. */
function readSetUp(services: FactorServices, { user, session }: Login) {
  const [sealedSecret = '', startedAtMs] = session.totpSetup?.split(' ') ?? []
  const secret = sealedSecret === '' ? null : unseal(services, toSealPurpose(user.id), sealedSecret)
  return secret && { secret, sealedSecret, startedAtMs: Number(startedAtMs) }
}

/**
 * Starts or continues the set-up of an authenticator app. Stores the secret with the session until
 * a code confirms it.
 */
export async function startTotpSetUp(services: FactorServices, login: Login) {
  const { user, session } = login
  const nowMs = services.clock().getTime()
  const setUp = readSetUp(services, login)
  const isContinued = setUp !== null && nowMs - setUp.startedAtMs < setUpMs
  const secret = isContinued ? setUp.secret : randomBytes(20)
  if (!isContinued) {
    const totpSetup = `${seal(services, toSealPurpose(user.id), secret)} ${nowMs}`
    await services.db.update(sessions).set({ totpSetup }).where(eq(sessions.id, session.id))
  }
  const { name: issuer } = await loadSiteIdentity(services.db, services.env, user.language)
  return { secret: toBase32(secret), totp_url: createTotpUrl(secret, { issuer, label: user.email }) }
}

/**
 * Completes the set-up with a code of the app, and ends other sessions, because they began without
 * this factor.
 * @returns false if the user already has an app, or the session has no set-up
 * @throws AccountError incorrect_code
 */
export async function activateTotp(services: FactorServices, login: Login, code: string): Promise<boolean> {
  const { user, session } = login
  const now = services.clock()
  const setUp = readSetUp(services, login)
  if (!setUp) return false
  const { secret, sealedSecret } = setUp
  const lastStep = findStep(secret, code.replace(/\s/g, ''), now)
  if (lastStep === null) throw new AccountError('incorrect_code', 'code')
  return services.db.transaction(async (transaction) => {
    await lockLogin(transaction, login)
    const insertedRows = await transaction
      .insert(totpAuthenticators)
      .values({ userId: user.id, secret: sealedSecret, lastStep, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: totpAuthenticators.userId })
    if (insertedRows.length === 0) return false
    // The code counts as proof in this session.
    await transaction
      .update(sessions)
      .set({ totpSetup: null, factor: 'totp', factorAt: now })
      .where(eq(sessions.id, session.id))
    const parties = { userId: user.id, actor: { userId: user.id } }
    await endAccess(transaction, 'second-factor-changed', { ...parties, now, currentSessionId: session.id })
    await recordSecurityEvent(transaction, { event: 'second-factor-added', ...parties, now, detail: 'totp' })
    await notifyFactorChange(transaction, user, 'totp-added')
    return true
  })
}

/**
 * Creates recovery codes, which replace the existing codes of a user.
 * @returns the codes; only their hashes are stored
 * @throws AccountError cannot_generate_recovery_codes without a second factor
 */
export async function createRecoveryCodes({ db, clock }: FactorServices, login: Login): Promise<string[]> {
  const { user } = login
  const now = clock()
  const codes = Array.from({ length: codeCount }, createCode)
  await db.transaction(async (transaction) => {
    // Two concurrent calls leave one set of codes.
    await lockLogin(transaction, login)
    if ((await loadFactors(transaction, user.id)).length === 0)
      throw new AccountError('cannot_generate_recovery_codes', null)
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId: user.id, codeHash: toSha256(normalizeCode(code)), createdAt: now })))
    const parties = { userId: user.id, actor: { userId: user.id } }
    await recordSecurityEvent(transaction, { event: 'recovery-codes-made', ...parties, now })
    await notifyFactorChange(transaction, user, 'recovery-codes-made')
  })
  return codes
}

/** Returns the given codes that the user can still use. */
export async function filterUnusedCodes(
  { db }: Pick<FactorServices, 'db'>,
  userId: number,
  codes: readonly string[],
): Promise<string[]> {
  const toHash = (code: string) => toSha256(normalizeCode(code))
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, codes.map(toHash)),
        isNull(recoveryCodes.usedAt),
      ),
    )
  const hashes = new Set(rows.map(({ codeHash }) => codeHash))
  return codes.filter((code) => hashes.has(toHash(code)))
}

/**
 * Redeems a code of the app or a recovery code. Each code is accepted once. Returns null for a
 * wrong code.
 */
export async function redeemCode(services: FactorServices, userId: number, code: string): Promise<FactorType | null> {
  const now = services.clock()
  const text = normalizeCode(code)
  if (await redeemTotpCode(services, { userId, code: text, now })) return 'totp'
  const updatedRows = await services.db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, toSha256(text)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id })
  if (updatedRows.length === 0) return null
  await recordSecurityEvent(services.db, { event: 'recovery-code-used', actor: { userId }, userId, now })
  return 'recovery_codes'
}

async function redeemTotpCode(
  services: FactorServices,
  { userId, code, now }: { userId: number; code: string; now: Date },
) {
  const totp = await findTotp(services.db, userId)
  const secret = totp && unseal(services, toSealPurpose(userId), totp.secret)
  const step = secret ? findStep(secret, code, now) : null
  if (step === null) return false
  // One statement, so that only one of two concurrent calls with the same code succeeds.
  const updatedRows = await services.db
    .update(totpAuthenticators)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(totpAuthenticators.userId, userId), lt(totpAuthenticators.lastStep, step)))
    .returning({ userId: totpAuthenticators.userId })
  return updatedRows.length > 0
}

/** Removes spaces and hyphens from a typed code and converts it to lower case. */
function normalizeCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}

function createCode(): string {
  // Rejects bytes from 248, the largest multiple of the alphabet's 31 letters, so that all letters
  // are equally likely.
  let letters = ''
  while (letters.length < 16) {
    const byte = randomBytes(1).readUInt8(0)
    if (byte < 248) letters += codeLetters.charAt(byte % codeLetters.length)
  }
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}
