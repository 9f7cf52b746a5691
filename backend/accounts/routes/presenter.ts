import type {
  Authenticated,
  AuthSessions,
  AuthUser,
  EmailAddresses,
  NextFlow,
  Reauthentication,
  Unauthenticated,
} from '@/lib/contract/auth'
import type { Login, SessionRow } from '../../db/schema/sessions'
import type { UserRow } from '../../db/schema/users'
import { fullName } from '../full-name'

export function presentAuthUser(user: UserRow): AuthUser {
  return { id: user.id, display: fullName(user), email: user.email, has_usable_password: true }
}

/** The envelope for somebody who is signed in. */
export function presentLogin({ user, session }: Login): Authenticated {
  const at = session.provedAt.getTime() / 1000
  return {
    status: 200,
    data: { user: presentAuthUser(user), methods: [{ method: 'password', at, email: user.email }] },
    meta: { is_authenticated: true },
  }
}

/** The envelope for somebody who is, but has to give the password once more. */
export function presentReauthentication(login: Login): Reauthentication {
  const { data, meta } = presentLogin(login)
  return { status: 401, data: { ...data, flows: [{ id: 'reauthenticate', is_pending: true }] }, meta }
}

/**
 * The envelope for somebody who is not, with what has to be done first. Clients of allauth go to the page of a pending flow, and
 * fail at one that they do not know: the one that is ours, which is not up to the visitor anyway, is not called pending.
 */
export function presentNobody(next?: NextFlow): Unauthenticated {
  return {
    status: 401,
    data: {
      flows: [
        { id: 'login' },
        { id: 'signup' },
        ...(next === 'verify_email' ? [{ id: next, is_pending: true as const }] : []),
        ...(next === 'account_activation' ? [{ id: next }] : []),
      ],
    },
    meta: { is_authenticated: false },
  }
}

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
