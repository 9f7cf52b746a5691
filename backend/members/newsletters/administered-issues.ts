import { eq, inArray, sql } from 'drizzle-orm'
import { lockLogin } from '@/backend/accounts/sessions/lock-login'
import { requiredMessage } from '@/backend/content/module-content/field-messages'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import {
  type DispatchRow,
  dispatches,
  type NewsletterIssueRow,
  newsletterIssues,
} from '@/backend/platform/db/schema/members/newsletters'
import { ConflictError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { issueActions, issueRecords } from '@/lib/contract/administration/newsletter-issues'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'
import { loadCountedLinks } from './counted-links'
import {
  endStoppedDispatch,
  mailDispatchPlanner,
  planIssueDispatch,
  resumeDispatch,
  stopDispatch,
  toPlan,
  unconfirmPastPlan,
} from './dispatch-states'
import { enqueueIssueTests } from './enqueue-tests'
import { hasComments, loadGuestComments, removeIssueComment } from './guest-comments'
import { toIssueColumns, toIssueValues } from './issue-values'
import { issueUrl } from './past-issues'
import { dispatchNeedsConfirmation, mayManageIssues } from './policy'
import { loadDispatchPresenter } from './present-dispatches'
import { assertMailable } from './preview-dispatched'

const keptRows = keepRows(newsletterIssues, {
  columns: [newsletterIssues.createdAt],
  references: [pageComments.issueId, dispatches.issueId],
})
const issueState = sql`coalesce(${dispatches.state}, 'draft')`

/**
 * The type "newsletter-issues" of the administration. A started dispatch fixes its issue, unless it
 * is stopped.
 */
export function administeredIssues({ env }: Pick<Services, 'env'>): Administered<typeof issueRecords> {
  return {
    contract: issueRecords,
    may: mayManageIssues,
    list: {
      from: sql`${newsletterIssues} LEFT JOIN ${dispatches} ON ${dispatches.issueId} = ${newsletterIssues.id}`,
      id: sql`${newsletterIssues.id}`,
      searchColumns: [sql`${newsletterIssues.subject}::text`],
      orderings: {
        created_at: sql`${newsletterIssues.createdAt}`,
        planned_at: sql`coalesce(${dispatches.plannedAt}, 'infinity')`,
      },
      filters: {
        state: (state) => sql`${issueState} = ${state}`,
        commented: (commented) => sql`${hasComments} = ${commented === 'true'}`,
        halted: (halted) => sql`(${dispatches.problem} IS NOT NULL) = ${halted === 'true'}`,
      },
    },
    waiting: [
      { key: 'issue-comments', filters: () => ({ commented: 'true' }) },
      { key: 'halted-dispatches', filters: () => ({ halted: 'true' }) },
    ],
    async present(db, ids, locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select({
          issue: newsletterIssues,
          dispatch: dispatches,
          planner: users,
          unconfirmed: dispatchNeedsConfirmation,
        })
        .from(newsletterIssues)
        .leftJoin(dispatches, eq(dispatches.issueId, newsletterIssues.id))
        .leftJoin(users, eq(users.id, dispatches.plannedBy))
        .where(inArray(newsletterIssues.id, [...ids]))
      const presentDispatch = await loadDispatchPresenter({ db, env }, rows)
      const getLinks = await loadCountedLinks(db, ids)
      const getComments = await loadGuestComments(db, 'issueId', ids)
      return rows.map((row) => {
        const { issue, dispatch } = row
        const { id, subject, isPage, isListed } = issue
        return {
          id,
          title: subject[locale] || subject.de || subject.en,
          url: findPageUrl(issue, dispatch, locale),
          values: {
            subject,
            state: dispatch?.state ?? 'draft',
            planned_at: dispatch && toBerlinIso(dispatch.plannedAt),
            ...presentDispatch(row),
            links: getLinks(id),
            is_page: isPage,
            is_listed: isListed,
            comments: getComments(id),
          },
        }
      })
    },
    async read(db, id) {
      const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
      return row ? await toIssueValues(db, row) : null
    },
    async check(_db, { languages, subject }, _id, locale) {
      const missingLanguages = languages.filter((language) => subject[language] === '')
      if (missingLanguages.length === 0) return null
      const errors: FieldErrors = {}
      for (const language of missingLanguages) errors[language] = [requiredMessage(locale)]
      return { subject: errors }
    },
    async insert(db, values, formerId) {
      const [row] = await db
        .insert(newsletterIssues)
        .overridingSystemValue()
        .values({ ...(formerId !== null && { id: formerId }), ...(await toIssueColumns(db, values, env.SITE_URL)) })
        .returning({ id: newsletterIssues.id })
      if (!row) throw new Error('An issue was not stored.')
      return row.id
    },
    async update(db, id, values) {
      await assertDispatchState(db, id, ['planned', 'stopped'])
      await db
        .update(newsletterIssues)
        .set(await toIssueColumns(db, values, env.SITE_URL))
        .where(eq(newsletterIssues.id, id))
    },
    async remove(db, id, { userId }) {
      await assertDispatchState(db, id, ['planned'])
      await mailDispatchPlanner(db, { issueId: id }, { newTime: null, userId })
      await db.delete(dispatches).where(eq(dispatches.issueId, id))
      await db.delete(newsletterIssues).where(eq(newsletterIssues.id, id))
    },
    hidden: {
      ...keptRows,
      async write(db, id, data, author) {
        await keptRows.write(db, id, data, author)
        await unconfirmPastPlan(db, id, author.now)
      },
    },
    actions: {
      async plan(db, id, input, author) {
        if (author.login) await lockLogin(db, author.login)
        const { at } = issueActions.plan.parse(input)
        await planIssueDispatch(db, id, toPlan(at, author))
        await assertMailable(db, env, { type: 'newsletter-issues', id, languages: locales })
      },
      test: async (db, id, _input, { userId }) => await enqueueIssueTests(db, id, userId),
      stop: async (db, issueId, _input, { userId }) => await stopDispatch(db, { issueId }, userId),
      resume: async (db, issueId) => await resumeDispatch(db, { issueId }, env),
      end: async (db, issueId, _input, { now }) => await endStoppedDispatch(db, { issueId }, now),
      async show(db, id, input) {
        const { is_page: isPage, is_listed: isListed } = issueActions.show.parse(input)
        await db.update(newsletterIssues).set({ isPage, isListed }).where(eq(newsletterIssues.id, id))
      },
      'remove-comment': async (db, id, input) =>
        await removeIssueComment(db, id, issueActions['remove-comment'].parse(input).comment),
    },
  }
}

/** Returns the address of the page of an issue in a language; null without one. */
function findPageUrl(
  { id, slug, isPage }: NewsletterIssueRow,
  dispatch: DispatchRow | null,
  locale: Locale,
): string | null {
  const isSent = dispatch?.state === 'sending' || dispatch?.state === 'done'
  return isPage && isSent && dispatch.content?.[locale] ? issueUrl({ id, slug }, locale) : null
}

/** @throws ConflictError if the dispatch of an issue has another state */
async function assertDispatchState(db: Queryable, id: number, states: DispatchRow['state'][]): Promise<void> {
  const [dispatch] = await db
    .select({ state: dispatches.state })
    .from(dispatches)
    .where(eq(dispatches.issueId, id))
    .for('update')
  if (dispatch && !states.includes(dispatch.state)) throw new ConflictError('issueDispatched')
}
