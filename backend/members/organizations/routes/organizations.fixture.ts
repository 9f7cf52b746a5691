import { organizationDraftSchema, organizationListSchema } from '@/lib/contract/pages/organization'
import type { TestBackend } from '@/tests/backend-app'
import { startRecords } from '@/tests/content/records'

/** Clears the organizations before each test. `make` creates theaters in Chemnitz by default. */
export function startOrganizations(backend: TestBackend) {
  const records = startRecords(backend, {
    folder: 'organizations',
    draft: organizationDraftSchema,
    list: organizationListSchema,
  })
  const toValues = (title: string, values: Record<string, unknown>) => ({
    title,
    category: 'theater',
    place: 'Chemnitz',
    region: 'DE-SN',
    ...values,
  })
  return {
    ...records,
    make: (title: string, values: Record<string, unknown> = {}) => records.make(toValues(title, values)),
    makePublished: (title: string, values: Record<string, unknown> = {}) =>
      records.makePublished(toValues(title, values)),
    listTitles: async (query = '') => (await records.list(query)).results.map(({ title }) => title),
  }
}
