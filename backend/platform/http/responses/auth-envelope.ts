import type { Authenticated, AuthUser, NextFlow, Reauthentication, Unauthenticated } from '@/lib/contract/accounts/auth'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { fullName } from '../../access/full-name'
import type { Login } from '../../db/schema/accounts/sessions'
import type { UserRow } from '../../db/schema/accounts/users'

export function presentAuthUser(user: UserRow): AuthUser {
  return { id: user.id, display: fullName(user), email: user.email, has_usable_password: true }
}

/** Presents a login in the format of allauth. */
export function presentAuthenticated({ user, session }: Login): Authenticated {
  return {
    status: 200,
    data: {
      user: presentAuthUser(user),
      methods: [
        ...(session.provedAt
          ? [{ method: 'password' as const, at: session.provedAt.getTime() / 1000, email: user.email }]
          : []),
        ...(session.factor && session.factorAt
          ? [{ method: 'mfa' as const, at: session.factorAt.getTime() / 1000, type: session.factor }]
          : []),
      ],
    },
    meta: { is_authenticated: true },
  }
}

/** Lists the proofs that a user can give: the password or a second factor. */
export function listProofFlows({ factors }: Pick<Login, 'factors'>): Reauthentication['data']['flows'] {
  return [
    { id: 'reauthenticate', is_pending: true },
    ...(factors.length > 0 ? [{ id: 'mfa_reauthenticate' as const, types: [...factors] }] : []),
  ]
}

/** Presents the request for a recent proof in the format of allauth. */
export function presentReauthentication(login: Login): Reauthentication {
  const { data, meta } = presentAuthenticated(login)
  return { status: 401, data: { ...data, flows: listProofFlows(login) }, meta }
}

/**
 * Presents the flows that lead to a login. Clients of allauth open a pending flow and fail on an
 * unknown one. An administrator completes `account_activation`, so it is never pending.
 */
export function presentUnauthenticated(nextFlow?: NextFlow, factors: readonly FactorType[] = []): Unauthenticated {
  return {
    status: 401,
    data: {
      flows: [
        { id: 'login' },
        { id: 'signup' },
        { id: 'mfa_login_webauthn' },
        ...(nextFlow === 'verify_email' ? [{ id: nextFlow, is_pending: true as const }] : []),
        ...(nextFlow === 'mfa_authenticate' ? [{ id: nextFlow, is_pending: true as const, types: [...factors] }] : []),
        ...(nextFlow === 'account_activation' ? [{ id: nextFlow }] : []),
      ],
    },
    meta: { is_authenticated: false },
  }
}
