import { organizationDraftSchema, organizationListSchema } from '@/lib/contract/pages/organization'
import type { TestBackend } from '@/tests/backend-app'
import { startRecords } from '@/tests/content/records'

/**
 * Clears the organizations before each test. Its editor creates theaters in Chemnitz by default.
 */
export function startOrganizations(backend: TestBackend) {
  const records = startRecords(backend, {
    folder: 'organizations',
    draft: organizationDraftSchema,
    list: organizationListSchema,
  })
  const described = (title: string, own: Record<string, unknown>) => ({
    title,
    category: 'theater',
    place: 'Chemnitz',
    region: 'DE-SN',
    ...own,
  })
  return {
    ...records,
    make: (title: string, own: Record<string, unknown> = {}) => records.make(described(title, own)),
    makePublished: (title: string, own: Record<string, unknown> = {}) =>
      records.makePublished(described(title, own)),
    titles: async (query = '') => (await records.list(query)).results.map(({ title }) => title),
  }
}
