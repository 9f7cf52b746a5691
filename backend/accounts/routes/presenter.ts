import type { AuthSessions, EmailAddresses } from '@/lib/contract/auth'
import type { SessionRow } from '../../db/schema/sessions'
import type { UserRow } from '../../db/schema/users'

/** The sessions of a user, seen from one of them. */
export function presentSessions(rows: readonly SessionRow[], present: SessionRow): AuthSessions {
  const data = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    ip: '' as const,
    created_at: createdAt.getTime() / 1000,
    last_seen_at: lastUsedAt.getTime() / 1000,
    is_current: id === present.id,
  }))
  return { status: 200, data }
}

/** The account's address and, while it is not verified, the one that shall replace it. */
export function presentEmails(user: UserRow, pending: string | null): EmailAddresses {
  const own = { email: user.email, primary: true, verified: user.emailVerifiedAt !== null }
  return {
    status: 200,
    data: pending === null ? [own] : [own, { email: pending, primary: false, verified: false }],
  }
}
