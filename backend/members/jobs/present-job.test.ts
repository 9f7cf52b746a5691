import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { startOrganizations } from '../organizations/routes/organizations.fixture'
import { startJobs, testClock } from './routes/jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { makePublished, readBoard } = startJobs(backend)
const organizations = startOrganizations(backend)

it.each(['de', 'en'])(
  'an employer with a German entry alone has its name and link in each language: %s',
  async (locale) => {
    const { id: organizationId } = await organizations.makePublished(`Oper ${locale}`)
    const { id } = await makePublished()
    await backend.services.db.update(jobs).set({ organizationId }).where(eq(jobs.id, id))
    const organization = { id: organizationId, title: `Oper ${locale}` }
    const list = await readBoard(`?organization=${organizationId}`, locale)
    expect(list).toMatchObject({
      organization,
      results: [{ organization: { ...organization, url: expect.stringContaining('/de/') } }],
    })
  },
)
