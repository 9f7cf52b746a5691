import type { PasskeyRow, totpAuthenticators } from '@/backend/platform/db/schema/accounts/second-factors'
import type { SessionRow } from '@/backend/platform/db/schema/accounts/sessions'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { AuthSessions, EmailAddresses } from '@/lib/contract/accounts/auth'
import type { Authenticators, PasskeyResponse, RecoveryCodesResponse } from '@/lib/contract/accounts/authenticators'

/** @param currentSession the session that sent the request */
export function presentSessions(rows: readonly SessionRow[], currentSession: SessionRow): AuthSessions {
  const data = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    ip: '' as const,
    created_at: createdAt.getTime() / 1000,
    last_seen_at: lastUsedAt.getTime() / 1000,
    is_current: id === currentSession.id,
  }))
  return { status: 200, data }
}

type Totp = Pick<typeof totpAuthenticators.$inferSelect, 'createdAt' | 'lastUsedAt'>
interface RecoveryCodes {
  total: number
  unused: number
  createdAt: Date
  lastUsedAt: Date | null
}

/** Converts the second factors of a user. */
export function presentAuthenticators(
  totp: Totp | null,
  passkeys: readonly PasskeyRow[],
  codes: RecoveryCodes | null,
): Authenticators {
  const data = [
    ...(totp ? [toTotpData(totp)] : []),
    ...passkeys.map((passkey) => presentPasskey(passkey).data),
    ...(codes ? [toCodesData(codes)] : []),
  ]
  return { status: 200, data }
}

export function presentPasskey(passkey: PasskeyRow): PasskeyResponse {
  const { id, name, isPasswordless: is_passwordless } = passkey
  return { status: 200, data: { type: 'webauthn', id, name, is_passwordless, ...toTimes(passkey) } }
}

export function presentTotp(totp: Totp) {
  return { status: 200 as const, data: toTotpData(totp), meta: { recovery_codes_generated: false as const } }
}

/** @param unusedCodes the unused codes if this session has just created them; otherwise empty */
export function presentRecoveryCodes(codes: RecoveryCodes, unusedCodes: string[]): RecoveryCodesResponse {
  return { status: 200, data: { ...toCodesData(codes), unused_codes: unusedCodes } }
}

function toTotpData(totp: Totp) {
  return { type: 'totp' as const, ...toTimes(totp) }
}

function toCodesData(codes: RecoveryCodes) {
  const { total, unused } = codes
  return { type: 'recovery_codes' as const, total_code_count: total, unused_code_count: unused, ...toTimes(codes) }
}

function toTimes({ createdAt, lastUsedAt }: Totp) {
  return { created_at: createdAt.getTime() / 1000, last_used_at: lastUsedAt && lastUsedAt.getTime() / 1000 }
}

/** Converts the address of an account and the new address that waits for its confirmation. */
export function presentEmails(user: UserRow, pendingEmail: string | null): EmailAddresses {
  const primary = { email: user.email, primary: true, verified: user.emailVerifiedAt !== null }
  return {
    status: 200,
    data: pendingEmail === null ? [primary] : [primary, { email: pendingEmail, primary: false, verified: false }],
  }
}
