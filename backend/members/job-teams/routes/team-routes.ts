import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { createApiKey, revokeKey } from '../api-keys'
import { inviteToTeam, withdrawInvitation } from '../invite'
import { joinTeam, readOffer } from '../join'
import { changeMember, removeMember } from '../leave'
import { lockOwnTeam } from '../membership'
import { mayJoinTeams } from '../policy'
import { presentTeam } from '../present-team'
import {
  changeTeam,
  changeTeamMember,
  createKey,
  inviteColleague,
  join,
  readInvitation,
  readTeam,
  removeInvitation,
  removeKey,
  removeTeamMember,
} from './descriptions'

/** api/jobs/team/ with invitations/, members/, keys/, invitation/ and join/ */
export function jobTeamRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'assertSpaceForRows'>) {
  const { db, clock, assertSpaceForRows } = services
  const requireTeamUser = async (c: Context<AppEnv>) => (await requireRight(c, mayJoinTeams)).user
  const presentUserTeam = (user: UserRow) => presentTeam(db, user, clock())
  return createRouter()
    .openapi(readTeam, async (c) => c.json(await presentUserTeam(await requireTeamUser(c)), 200))
    .openapi(changeTeam, async (c) => {
      const user = await requireTeamUser(c)
      const { name } = c.req.valid('json')
      await db.transaction(async (transaction) => {
        const { id } = await lockOwnTeam(transaction, user.id)
        await transaction.update(jobTeams).set({ name }).where(eq(jobTeams.id, id))
      })
      return c.json(await presentUserTeam(user), 200)
    })
    .openapi(inviteColleague, async (c) => {
      const login = await requireRight(c, mayJoinTeams)
      // Required, because an invitation stays valid after the session has ended.
      requireRecentProof(login, clock())
      await assertSpaceForRows()
      await inviteToTeam(services, login, { ...c.req.valid('json'), client: toClient(c) })
      return c.json(await presentUserTeam(login.user), 201)
    })
    .openapi(removeInvitation, async (c) => {
      const user = await requireTeamUser(c)
      const invitationId = readId(c.req.valid('param').id)
      await withdrawInvitation(db, user.id, { invitationId, now: clock() })
      return c.json(await presentUserTeam(user), 200)
    })
    .openapi(changeTeamMember, async (c) => {
      const login = await requireRight(c, mayJoinTeams)
      const { user } = login
      const { is_owner: isOwner } = c.req.valid('json')
      // Required, because a new owner can invite members and create keys.
      if (isOwner) requireRecentProof(login, clock())
      await changeMember(db, user.id, { memberId: readId(c.req.valid('param').id), isOwner, now: clock() })
      return c.json(await presentUserTeam(user), 200)
    })
    .openapi(removeTeamMember, async (c) => {
      const login = await requireRight(c, mayJoinTeams)
      const { user } = login
      const memberId = readId(c.req.valid('param').id)
      // Required, because the member loses the access to all ads and returns only if invited.
      if (memberId !== user.id) requireRecentProof(login, clock())
      await removeMember(db, user.id, { memberId, now: clock() })
      return c.json(await presentUserTeam(user), 200)
    })
    .openapi(readInvitation, async (c) => {
      const { id: userId } = await requireTeamUser(c)
      const caller = { userId, locale: c.get('locale'), now: clock() }
      return c.json(await readOffer(db, c.req.valid('json').key, caller), 200)
    })
    .openapi(join, async (c) => {
      const user = await requireTeamUser(c)
      const { key, bring_jobs: shouldBringJobs } = c.req.valid('json')
      const caller = { userId: user.id, locale: c.get('locale'), now: clock() }
      await joinTeam(db, { key, shouldBringJobs }, caller)
      return c.json(await presentUserTeam(user), 200)
    })
    .openapi(createKey, async (c) => {
      const login = await requireRight(c, mayJoinTeams)
      // Required, because a key stays valid after the session has ended. Access to a session that
      // was left open must not suffice to create one.
      requireRecentProof(login, clock())
      await assertSpaceForRows()
      const key = await createApiKey(db, login, { ...c.req.valid('json'), now: clock() })
      return c.json({ key, team: await presentUserTeam(login.user) }, 201)
    })
    .openapi(removeKey, async (c) => {
      const user = await requireTeamUser(c)
      await revokeKey(db, user.id, { keyId: readId(c.req.valid('param').id), now: clock() })
      return c.json(await presentUserTeam(user), 200)
    })
}
