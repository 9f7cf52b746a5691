import { eq } from 'drizzle-orm'
import { AccountError } from '@/backend/accounts/account-error'
import { updateAccountNewsletter } from '@/backend/accounts/addresses/move-newsletter'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { clearBrowser, removeLoginCookies } from '@/backend/accounts/auth/routes/cookies'
import { forgetDevice } from '@/backend/accounts/auth/routes/device-cookie'
import { verifyCurrentPassword } from '@/backend/accounts/passwords/check-password'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { endAccess } from '@/backend/accounts/sessions/end-access'
import { listSessions } from '@/backend/accounts/sessions/sessions'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { InvalidFieldsError, UnauthorizedError } from '@/backend/platform/errors'
import { loadBrowserLogin, loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { hasNewsletter, setAccountNewsletter } from '../../subscriptions/account-newsletter'
import { deleteAccount } from '../delete-account'
import { exportAccount } from '../export'
import { mayManageAccount } from '../policy'
import { presentCurrentUser, presentSession, toProfileColumns } from '../presenter'
import { changeMe, deleteMe, endOtherSessions, exportMe, me, sessionsOfMe } from './descriptions'

const blockedTexts = {
  de: 'An diese Adresse schicken wir auf Wunsch keinen Newsletter. Die Geschäftsstelle kann das ändern.',
  en: 'As requested, we send no newsletter to this address. Our office can change that.',
}

/** api/users/me/, users/me/export/ and users/me/sessions/ */
export function currentUserRoutes(services: Pick<Services, 'db' | 'env' | 'clock'>) {
  const { db, env, clock } = services
  const presentUser = async (login: Pick<Login, 'user' | 'lacksFactor'>) =>
    presentCurrentUser(login, await hasNewsletter(db, login.user.email))

  return createRouter()
    .openapi(me, async (c) => {
      const login = await loadCurrentLogin(c)
      if (!login) {
        // The site renders pages for a logged-in user if it finds these cookies, so they must not
        // outlive the session (spec §4).
        if (!(await loadBrowserLogin(c))) removeLoginCookies(c, env)
        throw new UnauthorizedError()
      }
      return c.json(await presentUser(login), 200)
    })
    .openapi(changeMe, async (c) => {
      const { user, lacksFactor } = await requireRight(c, mayManageAccount)
      const change = c.req.valid('json')
      const now = clock()
      const changedUser = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(users)
          .set({ ...toProfileColumns(change), updatedAt: now })
          .where(eq(users.id, user.id))
          .returning()
        if (!row) throw new UnauthorizedError()
        await updateAccountNewsletter(transaction, user, row)
        const { newsletter: isWanted } = change
        if (isWanted === undefined) return row
        const isPossible = await setAccountNewsletter(transaction, row, { isWanted, now })
        if (!isPossible) throw new InvalidFieldsError({ newsletter: [blockedTexts[c.get('locale')]] })
        return row
      })
      return c.json(await presentUser({ user: changedUser, lacksFactor }), 200)
    })
    .openapi(deleteMe, async (c) => {
      const { user } = await requireRight(c, mayManageAccount)
      const { password } = c.req.valid('json')
      if (!(await verifyCurrentPassword(services, user, password))) {
        throw new AccountError('incorrect_password', 'password')
      }
      await deleteAccount(services, user)
      clearBrowser(c, env)
      forgetDevice(c, { env })
      return c.body(null, 204)
    })
    .openapi(exportMe, async (c) => {
      const login = await requireRight(c, mayManageAccount)
      requireRecentProof(login, clock())
      const { user } = login
      c.header('Content-Disposition', 'attachment; filename="account.json"')
      return c.json({ profile: await presentUser(login), ...(await exportAccount(db, user, clock())) }, 200)
    })
    .openapi(sessionsOfMe, async (c) => {
      const { user, session } = await requireRight(c, mayManageAccount)
      const range = pageRange(c.req.valid('query'))
      const sessions = await listSessions(db, user.id, clock())
      const results = sessions
        .slice(range.offset, range.offset + range.limit)
        .map((row) => presentSession(row, session.id))
      return c.json(presentList(c, env.SITE_URL, range, { count: sessions.length, results }), 200)
    })
    .openapi(endOtherSessions, async (c) => {
      const login = await requireRight(c, mayManageAccount)
      requireRecentProof(login, clock())
      const { user, session } = login
      await db.transaction(async (transaction) => {
        const parties = { userId: user.id, actor: { userId: user.id } }
        const now = clock()
        await endAccess(transaction, 'other-sessions-ended', { ...parties, now, currentSessionId: session.id })
        await recordSecurityEvent(transaction, { event: 'other-sessions-ended', ...parties, now })
      })
      return c.body(null, 204)
    })
}
