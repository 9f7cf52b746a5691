import { createRoute } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { presentUnauthenticated } from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authSessionsSchema } from '@/lib/contract/accounts/auth'
import { endSessionsSchema } from '@/lib/contract/accounts/auth-requests'
import { AccountError } from '../../account-error'
import { recordSecurityEvent } from '../../audit/audit'
import { requireRecentProof } from '../../passwords/proof'
import { mayManageLogin } from '../../policy'
import { endAccess } from '../../sessions/end-access'
import { endSomeSessions, listSessions } from '../../sessions/sessions'
import { clearBrowser } from './cookies'
import { body, invalidBody, notLoggedIn, proofMissing } from './describe'
import { presentSessions } from './presenter'
import { createAuthRouter } from './router'

const list = createRoute({
  method: 'get',
  path: '/auth/sessions',
  middleware: authorize(mayManageLogin),
  summary: 'Lists the sessions of the user, last used first',
  responses: { 200: json(authSessionsSchema, 'The sessions'), 401: notLoggedIn },
})

const end = createRoute({
  method: 'delete',
  path: '/auth/sessions',
  middleware: authorize(mayManageLogin),
  summary: 'Ends sessions of the user; requires a recent proof, except for the current one',
  request: body(endSessionsSchema),
  responses: { 200: json(authSessionsSchema, 'The remaining sessions'), 400: invalidBody, 401: proofMissing },
})

/** GET and DELETE auth/sessions */
export function sessionListRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  return createAuthRouter()
    .openapi(list, async (c) => {
      const { user, session } = await requireRight(c, mayManageLogin)
      return c.json(presentSessions(await listSessions(db, user.id, clock()), session), 200)
    })
    .openapi(end, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const { user, session } = login
      const ids = c.req.valid('json').sessions
      if (ids.some((id) => id !== session.id)) requireRecentProof(login, clock())
      const userSessions = await listSessions(db, user.id, clock())
      const remainingSessions = userSessions.filter(({ id }) => !ids.includes(id))
      if (userSessions.length - remainingSessions.length !== new Set(ids).size)
        throw new AccountError('invalid', 'sessions')
      await db.transaction(async (transaction) => {
        const parties = { userId: user.id, actor: { userId: user.id } }
        const now = clock()
        await endAccess(transaction, 'session-ended', { ...parties, now })
        await endSomeSessions(transaction, user.id, ids)
        for (const id of new Set(ids)) {
          const object = `#${id}`
          await recordSecurityEvent(transaction, { event: 'session-ended', ...parties, now, object })
        }
      })
      if (ids.includes(session.id)) {
        clearBrowser(c, env)
        return c.json(presentUnauthenticated(), 401)
      }
      return c.json(presentSessions(remainingSessions, session), 200)
    })
}
