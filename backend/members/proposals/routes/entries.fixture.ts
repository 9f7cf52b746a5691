import { expect } from 'vitest'
import {
  type OwnOrganization,
  ownOrganizationSchema,
  ownOrganizationsSchema,
} from '@/lib/contract/administration/own-organization'
import { actionResultSchema } from '@/lib/contract/administration/record-type'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

const base = '/de/api/administration'

/** Values of an entry of the directory, as the office writes them. */
export const organizationValues = {
  title: { de: 'Haus am Fluss', en: 'House on the River' },
  slug: { de: '', en: '' },
  teaser: { de: 'Drei Sparten', en: 'Three genres' },
  image: null,
  category: 'theater',
  kind: { de: 'Stadttheater', en: 'Municipal theater' },
  street: 'Theaterstraße 1',
  zip: '09111',
  place: 'Chemnitz',
  region: 'DE-SN',
  country: 'DE',
  position: null,
  phone: '+49 371 1234',
  email: 'haus@example.org',
  website: 'https://haus.example.org',
  member_since: 1990,
  logo: null,
  images: [],
  stages: [],
  people: [],
}

/** Provides a user of the office, and the calls of delegates. */
export function startEntries(backend: TestBackend) {
  const office = logInBeforeAll(backend, { role: 'office', firstName: 'Olga', lastName: 'Kontor' })
  const logIn = async (fields: Parameters<typeof createUser>[1] = {}) => {
    const user = await createUser(backend, fields)
    return { user, browser: await new TestBrowser(backend).logIn(user) }
  }

  /** Creates a published entry with these delegates. */
  async function makeEntry(delegates: readonly { id: number }[], changes: object = {}): Promise<number> {
    const values = { ...organizationValues, delegates: delegates.map(({ id }) => id), ...changes }
    const response = await office.call('POST', `${base}/organizations/`, { values })
    const entry = await response.json()
    expect([response.status, entry]).toMatchObject([201, {}])
    await office.call('POST', `${base}/organizations/publish/`, { ids: [entry.id] })
    return entry.id
  }
  const loadEntry = async (id: number) => (await office.call('GET', `${base}/organizations/${id}/`)).json()
  const listOwnOrganizations = async (browser: TestBrowser): Promise<OwnOrganization[]> =>
    ownOrganizationsSchema.parse(await (await browser.call('GET', '/de/api/organizations/my/')).json())

  return {
    logIn,
    office,
    makeEntry,
    loadEntry,
    /** Changes an entry as the office. */
    async changeEntry(id: number, values: object) {
      const { revision } = await loadEntry(id)
      const response = await office.call('PATCH', `${base}/organizations/${id}/`, { revision, values })
      expect(response.status).toBe(200)
      return response.json()
    },
    listOwnOrganizations,
    /** Loads the only organization of a delegate. */
    async loadOwnOrganization(browser: TestBrowser): Promise<OwnOrganization> {
      const [organization] = await listOwnOrganizations(browser)
      if (!organization) throw new Error('no organization')
      return organization
    },
    /** Proposes values; returns the status on failure. */
    async propose(browser: TestBrowser, organization: OwnOrganization, values: object, proposal: number | null = null) {
      const body = { revision: organization.revision, proposal, values }
      const response = await browser.call('POST', `/de/api/organizations/my/${organization.id}/proposal/`, body)
      const responseBody: unknown = await response.json()
      return response.status === 200
        ? ownOrganizationSchema.parse(responseBody)
        : { status: response.status, responseBody }
    },
    loadProposals: async (path = '') => (await office.call('GET', `${base}/proposals/${path}`)).json(),
    async runAction(action: string, id: number, input: object = {}) {
      const response = await office.call('POST', `${base}/proposals/${action}/`, { ids: [id], ...input })
      return actionResultSchema.parse(await response.json())
    },
  }
}

/** Asserts that `propose` succeeded, and returns its result. */
export function assertProposed(result: OwnOrganization | { status: number }): OwnOrganization {
  if ('status' in result) throw new Error(`The proposal was rejected: ${JSON.stringify(result)}`)
  return result
}
