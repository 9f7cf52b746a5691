import type { AuthSessions, EmailAddresses } from '@/lib/contract/auth'
import type { SessionRow } from '../../db/schema/sessions'
import type { UserRow } from '../../db/schema/users'

/** The sessions of a user; `current` is the session of the request. */
export function presentSessions(rows: readonly SessionRow[], current: SessionRow): AuthSessions {
  const data = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    ip: '' as const,
    created_at: createdAt.getTime() / 1000,
    last_seen_at: lastUsedAt.getTime() / 1000,
    is_current: id === current.id,
  }))
  return { status: 200, data }
}

/** The account's address and the new one, while that is not verified yet. */
export function presentEmails(user: UserRow, pending: string | null): EmailAddresses {
  const own = { email: user.email, primary: true, verified: user.emailVerifiedAt !== null }
  return {
    status: 200,
    data: pending === null ? [own] : [own, { email: pending, primary: false, verified: false }],
  }
}
