import { eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Administered } from '@/backend/platform/administration/administered'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { toPropertyName } from '@/backend/platform/db/schema/columns'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Services } from '@/backend/platform/services'
import { jobActions, jobRecords, officeJobFields } from '@/lib/contract/administration/jobs'
import { toObject } from '@/lib/contract/common/to-object'
import { toJobPath } from '@/lib/contract/jobs/job-path'
import { getStartOfBerlinDay, toBerlinDay, toBerlinIso } from '@/lib/datetime'
import { moderateJob } from './moderate-job'
import { mayModerateJobs } from './policy'
import { loadPresentationData, toIsoOrNull } from './present-job'

/** The number of days after its publication for which an ad counts as new. */
const newDays = 7

/** The record type "job ads" of the administration: the ads of all owners, for moderation. */
export function administeredJobs({
  env: { SITE_URL: siteUrl },
}: Pick<Services, 'env'>): Administered<typeof jobRecords> {
  return {
    contract: jobRecords,
    may: mayModerateJobs,
    waiting: [{ key: 'new-ads', filters: getRecentFilter }],
    list: {
      from: sql`${jobs}`,
      id: sql`${jobs.id}`,
      searchColumns: { text: sql`${jobs.searchText}` },
      orderings: {
        updated_at: sql`${jobs.updatedAt}`,
        title: sql`${jobs.title}`,
        employer: sql`${jobs.employer}`,
        deadline: sql`${jobs.deadline}`,
        published_at: sql`${jobs.publishedAt}`,
      },
      filters: {
        state: (state) => sql`${jobs.state} = ${state}`,
        is_blocked: (isBlocked) => (isBlocked === 'true' ? sql`${jobs.isBlocked}` : sql`NOT ${jobs.isBlocked}`),
        organization: (id) => sql`${jobs.organizationId} = ${id}`,
        owner: (id) => sql`${jobs.ownerId} = ${id}`,
        category: (category) => sql`${jobs.category} = ${category}`,
        region: (region) => sql`${jobs.region} = ${region}`,
        published_since: (day) =>
          sql`${jobs.state} = 'published' AND ${jobs.publishedAt} >= ${getStartOfBerlinDay(day).toISOString()}`,
      },
    },
    async present(db, ids, locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select({ job: jobs, owner: users })
        .from(jobs)
        .innerJoin(users, eq(users.id, jobs.ownerId))
        .where(inArray(jobs.id, [...ids]))
      const organizations = rows.map(({ job: { organizationId } }) => ({ organizationId, logoId: null }))
      const { findEmployer } = await loadPresentationData(db, organizations, locale)
      return rows.map(({ job, owner }) => {
        const { id, title, employer, state, isBlocked, place, category, deadline } = job
        const jobOrganization = findEmployer(job.organizationId)
        const times = {
          published_at: toIsoOrNull(job.publishedAt),
          expires_at: toIsoOrNull(job.expiresAt),
          updated_at: toBerlinIso(job.updatedAt),
        }
        return {
          id,
          title: title || employer || `#${id}`,
          url: state === 'published' ? pageUrl(locale, toJobPath(locale, { id, title })) : null,
          values: {
            title,
            employer,
            state,
            place,
            category,
            deadline,
            ...times,
            is_blocked: isBlocked,
            organization: jobOrganization && { id: jobOrganization.id, title: jobOrganization.title },
            owner: { id: owner.id, title: fullName(owner) || owner.email, email: owner.email },
          },
        }
      })
    },
    async read(db, id) {
      const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
      if (!job) return null
      return toObject(officeJobFields, (name) => job[toPropertyName(name)])
    },
    async remove(db, id, { locale, now }) {
      await moderateJob(db, id, { event: 'delete', reason: '', siteUrl, locale, now })
    },
    actions: {
      async withdraw(db, id, input, { locale, now }) {
        const { reason } = jobActions.withdraw.parse(input)
        await moderateJob(db, id, { event: 'block', reason, siteUrl, locale, now })
      },
      async unblock(db, id, _, { locale, now }) {
        await moderateJob(db, id, { event: 'unblock', reason: '', siteUrl, locale, now })
      },
    },
  }
}

/** Returns the filter for ads published in the last `newDays` days. */
function getRecentFilter(now: Date): { published_since: string } {
  const firstDay = getStartOfBerlinDay(toBerlinDay(now), -newDays)
  return { published_since: toBerlinDay(firstDay) }
}
