import type {
  Authenticated,
  AuthUser,
  NextFlow,
  Reauthentication,
  Unauthenticated,
} from '@/lib/contract/auth'
import { fullName } from '../access/full-name'
import type { Login } from '../db/schema/sessions'
import type { UserRow } from '../db/schema/users'

export function presentAuthUser(user: UserRow): AuthUser {
  return { id: user.id, display: fullName(user), email: user.email, has_usable_password: true }
}

/** The envelope for a user who is signed in. */
export function presentLogin({ user, session }: Login): Authenticated {
  const at = session.provedAt.getTime() / 1000
  return {
    status: 200,
    data: { user: presentAuthUser(user), methods: [{ method: 'password', at, email: user.email }] },
    meta: { is_authenticated: true },
  }
}

/** The envelope for a signed-in user who has to confirm the password. */
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
