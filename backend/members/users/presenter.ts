import type { z } from 'zod'
import { fullName } from '@/backend/platform/access/full-name'
import type { Login, SessionRow } from '@/backend/platform/db/schema/accounts/sessions'
import type { users } from '@/backend/platform/db/schema/accounts/users'
import type { CurrentUserData, profileChangeSchema, sessionSchema } from '@/lib/contract/accounts/account'
import { toBerlinIso } from '@/lib/datetime'
import { maySeeAdministration, maySeeEditorLinks } from './policy'

export function presentCurrentUser(
  { user, lacksFactor }: Pick<Login, 'user' | 'lacksFactor'>,
  hasNewsletter: boolean,
): CurrentUserData {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    full_name: fullName(user),
    salutation: user.salutation,
    title: user.title,
    position: user.position,
    organization: user.organization,
    phone: user.phone,
    language: user.language,
    group: user.group ?? '',
    groups: user.group ? [user.group] : [],
    is_active: user.isActive,
    is_editor: maySeeEditorLinks(user) && !lacksFactor,
    may_administrate: maySeeAdministration(user) && !lacksFactor,
    newsletter: hasNewsletter,
    lacks_second_factor: lacksFactor,
  }
}

/** Converts a change of the profile to columns. Omitted fields stay unchanged. */
export function toProfileColumns(change: z.infer<typeof profileChangeSchema>): Partial<typeof users.$inferInsert> {
  const { first_name: firstName, last_name: lastName, newsletter: _, ...columns } = change
  return { ...columns, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

/** Presents a session. `currentId` is the id of the session of this request. */
export function presentSession(session: SessionRow, currentId: number): z.infer<typeof sessionSchema> {
  return {
    id: session.id,
    created_at: toBerlinIso(session.createdAt),
    last_used_at: toBerlinIso(session.lastUsedAt),
    expires_at: toBerlinIso(session.expiresAt),
    user_agent: session.userAgent,
    is_current: session.id === currentId,
  }
}
