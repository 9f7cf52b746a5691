import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type PasskeyRow, passkeys } from '@/backend/platform/db/schema/accounts/second-factors'
import { type Login, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { loadSiteIdentity } from '@/backend/platform/mail/site-identity'
import type { Services } from '@/backend/platform/services'
import type { Credential, NewCredential } from '@/lib/contract/accounts/authenticators'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { endAccess } from '../sessions/end-access'
import { listPasskeys } from '../sessions/factors'
import { lockLogin } from '../sessions/lock-login'
import { notifyFactorChange } from './notify-factor-change'
import { type ChallengeUse, issueChallenge, redeemChallenge } from './passkey-challenges'
import { reportCopy } from './report-copy'

type PasskeyServices = Pick<Services, 'db' | 'env' | 'clock'>

/** Loads the library at its first use, because it takes 30 MB of memory. */
const loadWebauthn = () => import('@simplewebauthn/server')

/** Limit per account, more than a person needs. */
const maxPasskeys = 20

/** The host to which passkeys are bound, and the origins that may use them (WebAuthn §13.4.9). */
function getRelyingParty({ env }: Pick<PasskeyServices, 'env'>) {
  const { origin, hostname } = new URL(env.SITE_URL)
  return { expectedOrigin: [origin, ...env.PASSKEY_ORIGINS], expectedRPID: hostname }
}

const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports })
const toAddPurpose = (isPasswordless: boolean) => (isPasswordless ? 'add-passwordless' : 'add')

/**
 * Creates the options for a new passkey. For a login without a password the device must be able to
 * find the passkey without an account name, and must verify the user.
 */
export async function preparePasskeyCreation(
  services: PasskeyServices,
  { user, session }: Login,
  isPasswordless: boolean,
) {
  const { db, clock, env } = services
  const use = { purpose: toAddPurpose(isPasswordless), sessionId: session.id } as const
  const { name } = await loadSiteIdentity(db, env, user.language)
  const { generateRegistrationOptions } = await loadWebauthn()
  return generateRegistrationOptions({
    rpName: name,
    rpID: getRelyingParty(services).expectedRPID,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: fullName(user),
    challenge: await issueChallenge(db, use, clock()),
    excludeCredentials: (await listPasskeys(db, user.id)).map(toDescriptor),
    authenticatorSelection: isPasswordless
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/**
 * Adds a passkey that a browser has created, and ends other sessions, because they began without
 * this factor.
 * @throws AccountError incorrect_code for an invalid signature, a passkey that is registered
 * already, and too many passkeys
 */
export async function addPasskey(
  services: PasskeyServices,
  login: Login,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<PasskeyRow> {
  const { db, clock } = services
  const { user, session } = login
  const now = clock()
  const challenge = readChallenge(credential)
  const redeem = (isPasswordless: boolean) =>
    redeemChallenge(db, { purpose: toAddPurpose(isPasswordless), sessionId: session.id }, { challenge, now })
  const isPasswordless = await redeem(true)
  if (!isPasswordless && !(await redeem(false))) throw createCodeError()
  const { verifyRegistrationResponse } = await loadWebauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    ...getRelyingParty(services),
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    requireUserVerification: isPasswordless,
  }).catch(refuseCredential)
  if (!registrationInfo || (await listPasskeys(db, user.id)).length >= maxPasskeys) throw createCodeError()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  const passkeyRow = {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  }
  return db.transaction(async (transaction) => {
    await lockLogin(transaction, login)
    const [addedRow] = await transaction
      .insert(passkeys)
      .values({ ...passkeyRow, userId: user.id, name, isPasswordless, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!addedRow) throw createCodeError()
    // The new passkey counts as proof in this session.
    await transaction.update(sessions).set({ factor: 'webauthn', factorAt: now }).where(eq(sessions.id, session.id))
    const parties = { userId: user.id, actor: { userId: user.id } }
    await endAccess(transaction, 'second-factor-changed', { ...parties, now, currentSessionId: session.id })
    await recordSecurityEvent(transaction, {
      event: 'second-factor-added',
      ...parties,
      now,
      detail: 'webauthn',
      object: `#${addedRow.id}`,
    })
    await notifyFactorChange(transaction, user, 'passkey-added')
    return addedRow
  })
}

/** Renames a passkey of a user; returns null for an unknown id. */
export async function renamePasskey(
  { db }: Pick<PasskeyServices, 'db'>,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<PasskeyRow | null> {
  const [renamedPasskey] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return renamedPasskey ?? null
}

/**
 * Creates the options with which a browser requests a passkey.
 * @param userId null for a login without a password, for which any passwordless passkey may be used
 */
export async function preparePasskeyRequest(services: PasskeyServices, use: ChallengeUse, userId: number | null) {
  const { db, clock } = services
  const { generateAuthenticationOptions } = await loadWebauthn()
  return generateAuthenticationOptions({
    rpID: getRelyingParty(services).expectedRPID,
    challenge: await issueChallenge(db, use, clock()),
    ...(userId !== null && { allowCredentials: (await listPasskeys(db, userId)).map(toDescriptor) }),
    userVerification: userId === null ? 'required' : 'preferred',
  })
}

/**
 * Verifies that a passkey signed the challenge that was issued for a use.
 * @param userId the owner; null for a passwordless login, in which the passkey identifies its owner
 * @throws AccountError incorrect_code
 */
export async function verifyPasskey(
  services: PasskeyServices,
  use: ChallengeUse,
  { credential, userId }: { credential: Credential; userId: number | null },
): Promise<PasskeyRow> {
  const { db, clock } = services
  const now = clock()
  const challenge = readChallenge(credential)
  // The challenge is redeemed even if the verification fails.
  const isChallengeValid = await redeemChallenge(db, use, { challenge, now })
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  const isAllowed = userId === null ? passkey?.isPasswordless : passkey?.userId === userId
  if (!isChallengeValid || !passkey || !isAllowed) throw createCodeError()
  const { credentialId: id, publicKey } = passkey
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...getRelyingParty(services),
    response: { ...credential, response: toSignedResponse(credential), clientExtensionResults: {} },
    expectedChallenge: challenge,
    // The library gets 0 and does not compare the counter. It is compared below, because only a
    // counter with a valid signature indicates a copy of the passkey.
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    requireUserVerification: userId === null,
  }).catch(refuseCredential)
  if (!verified) throw createCodeError()
  const { newCounter } = authenticationInfo
  // One statement, so that only one of two concurrent responses with the same counter succeeds.
  // Authenticators without a counter always report 0.
  const hasIncreased = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const [usedRow] = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkey.id), hasIncreased))
    .returning()
  if (usedRow) return usedRow
  await reportCopy(services, passkey)
  throw createCodeError()
}

/** Returns true if a verified passkey has not been removed meanwhile. */
export async function hasPasskey(db: Queryable, { id }: PasskeyRow): Promise<boolean> {
  const rows = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))
  return rows.length > 0
}

const toSignedResponse = ({ response: { userHandle, ...signed } }: Credential) => ({
  ...signed,
  ...(userHandle && { userHandle }),
})

const clientDataSchema = z.object({ challenge: z.string() })

/** Reads the signed challenge from the client data. */
function readChallenge({ response: { clientDataJSON } }: { response: { clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return clientDataSchema.parse(data).challenge
  } catch {
    throw createCodeError()
  }
}

const createCodeError = () => new AccountError('incorrect_code', 'credential')

/** Rejects the credential for any error of the library. */
function refuseCredential(): never {
  throw createCodeError()
}
