import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { lockLogin } from '@/backend/accounts/sessions/lock-login'
import { deleteComment } from '@/backend/content/feedback/comments'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import type { Services } from '@/backend/platform/services'
import type { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { pressDispatchActions } from '@/lib/contract/administration/press-dispatch'
import { toObject } from '@/lib/contract/common/to-object'
import { listTopics } from '@/lib/contract/forms/subscription'
import { toBerlinIso } from '@/lib/datetime'
import { endStoppedDispatch, planReleaseDispatch, resumeDispatch, stopDispatch, toPlan } from './dispatch-states'
import { enqueueReleaseTests } from './enqueue-tests'
import { loadGuestComments } from './guest-comments'
import { dispatchNeedsConfirmation, maySendReleases } from './policy'
import { loadDispatchPresenter } from './present-dispatches'
import { assertMailable } from './preview-dispatched'
import { countPressReaders, getAddressees } from './readers'
import { assertRelease } from './release-readiness'

type ReleaseType = Administered<typeof pressReleaseRecords>
const staffActions = ['test', 'dispatch', 'stop', 'resume', 'end', 'remove-comment'] as const

type PressDispatch = z.output<typeof pressReleaseRecords.row>['dispatch']

/**
 * Extends the administration of press releases: the releases can be sent to the press list. The
 * office may read and send them, but not change them.
 */
export function addPressDispatch(type: ReleaseType, { env }: Pick<Services, 'env'>): ReleaseType {
  return {
    ...type,
    may: maySendReleases,
    waiting: [{ key: 'halted-dispatches', filters: () => ({ halted: 'true' }) }],
    mayWrite: type.may,
    mayAct: toObject(staffActions, () => maySendReleases),
    async present(db, ids, locale) {
      const rows = await type.present(db, ids, locale)
      if (rows.length === 0) return []
      const dispatchByRelease = await loadDispatches({ db, env }, ids)
      const readers = await countPressReaders(db)
      const getComments = await loadGuestComments(db, 'pageId', ids)
      return rows.map((row) => ({
        ...row,
        values: {
          ...row.values,
          dispatch: dispatchByRelease.get(row.id) ?? null,
          press_readers: readers,
          comments: getComments(row.id),
        },
      }))
    },
    actions: {
      ...type.actions,
      async test(db, id, _input, { userId }) {
        await assertRelease(db, id)
        await enqueueReleaseTests(db, id, userId)
      },
      async dispatch(db, id, input, author) {
        if (author.login) await lockLogin(db, author.login)
        const { topics, languages, at, is_embargoed } = pressDispatchActions.dispatch.parse(input)
        const plan = toPlan(at, author)
        const addressees = { topics: [...new Set(topics)], languages: [...new Set(languages)] }
        await planReleaseDispatch(db, id, { ...addressees, ...plan, isEmbargoed: is_embargoed })
        await assertMailable(db, env, { type: 'press-releases', id, languages })
      },
      stop: async (db, pressReleaseId, _input, { userId }) => await stopDispatch(db, { pressReleaseId }, userId),
      resume: async (db, pressReleaseId) => await resumeDispatch(db, { pressReleaseId }, env),
      end: async (db, pressReleaseId, _input, { now }) => await endStoppedDispatch(db, { pressReleaseId }, now),
      async 'remove-comment'(db, pageId, input, { userId: id }) {
        const { comment } = pressDispatchActions['remove-comment'].parse(input)
        const getComments = await loadGuestComments(db, 'pageId', [pageId])
        const guestComment = getComments(pageId).find((candidate) => candidate.id === comment)
        if (!guestComment) return
        await deleteComment(db, { pageId, locale: guestComment.language, user: { id } }, comment)
      },
    },
  }
}

/** Loads the dispatches of press releases, by the id of the release. */
async function loadDispatches(
  { db, env }: { db: Queryable } & Pick<Services, 'env'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number | null, PressDispatch>> {
  const rows = await db
    .select({ dispatch: dispatches, planner: users, unconfirmed: dispatchNeedsConfirmation })
    .from(dispatches)
    .leftJoin(users, eq(users.id, dispatches.plannedBy))
    .where(inArray(dispatches.pressReleaseId, [...ids]))
  const presentDispatch = await loadDispatchPresenter(
    { db, env },
    rows.map((row) => ({ ...row, issue: null })),
  )
  const dispatchByRelease = new Map<number | null, PressDispatch>()
  for (const row of rows) {
    const { state, plannedAt, pressReleaseId, isEmbargoed } = row.dispatch
    const { topics, languages } = getAddressees(row.dispatch, null)
    dispatchByRelease.set(pressReleaseId, {
      state,
      planned_at: toBerlinIso(plannedAt),
      ...presentDispatch(row),
      topics: listTopics.press.filter((topic) => topics.includes(topic)),
      languages,
      is_embargoed: isEmbargoed,
    })
  }
  return dispatchByRelease
}
