import { beforeAll, describe, expect, it } from 'vitest'
import { administeredTypes } from '@/backend/administered-types'
import { userRoles } from '@/lib/contract/account'
import { writePath } from '@/lib/contract/administration/record-type'
import { administrationRightsSchema } from '@/lib/contract/administration/rights'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

/** Who administers what; administrators everything. */
const editorTypes = [
  ...['articles', 'press-releases', 'article-categories', 'press-categories', 'tags', 'events'],
  ...['persons', 'person-categories', 'pictures', 'navigation', 'menu', 'footer-links', 'redirects'],
]
const officeTypes = [
  ...['users', 'unions', 'organizations', 'proposals', 'jobs', 'job-lookups', 'subscribers', 'outbox'],
  ...['download-categories', 'download-directories', 'download-files'],
]
/** What all who run the site see. */
const staffTypes = ['form-answers', 'schedule']
const allowed: Record<(typeof userRoles)[number], readonly string[]> = {
  user: [],
  editor: [...editorTypes, ...staffTypes],
  office: [...officeTypes, ...staffTypes],
  admin: [...editorTypes, ...officeTypes, ...staffTypes, 'audit-log', 'api-keys', 'settings'],
}
/** Actions that are for administrators alone. */
const adminActions = ['users/role']

const types = administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never)
const actionsOf = ({ contract, remove }: (typeof types)[number]) => [
  ...Object.keys(contract.actions),
  ...(remove ? ['restore'] : []),
]

function callsOf(type: (typeof types)[number]): [string, string, unknown?][] {
  const { name } = type.contract
  const writes = writePath(type.contract)
  return [
    ['GET', `administration/${name}/`],
    ['GET', `administration/${name}/export.csv`],
    ['GET', `administration/${name}/999/`],
    ['GET', `administration/${name}/999/history/`],
    ['GET', `administration/${name}/999/history/1/`],
    ['POST', `administration/${name}/999/history/1/restore/`, { revision: 1 }],
    ['GET', `administration/${name}/999/uses/`],
    ['POST', `${writes}/`, { values: {} }],
    ['PATCH', `${writes}/999/`, { revision: 1, values: {} }],
    ['DELETE', `${writes}/999/?revision=1`],
    ...(type.importable ? [imported(name)] : []),
    ...actionsOf(type).map((action): [string, string, unknown?] => [
      'POST',
      `administration/${name}/${action}/`,
      { ids: [999] },
    ]),
  ]
}

function imported(name: string): [string, string, unknown] {
  const form = new FormData()
  form.set('file', new File(['id\r\n1\r\n'], 'table.csv'))
  return ['POST', `administration/${name}/import/`, form]
}

const browsers = new Map<string, TestBrowser>()
beforeAll(async () => {
  for (const role of userRoles) {
    const user = await createUser(backend, { role, group: 'Mitglied + Jobbörse' })
    browsers.set(role, await new TestBrowser(backend).logIn(user))
  }
})
const ask = (browser: TestBrowser | undefined, [method, path, body]: [string, string, unknown?]) =>
  (browser ?? new TestBrowser(backend)).call(method, `/de/api/${path}`, body)

it('the table names every type', () => {
  expect(allowed.admin.toSorted()).toEqual(types.map(({ contract }) => contract.name).toSorted())
})

describe.each(types.map((type) => [type.contract.name, type] as const))('%s', (name, type) => {
  it('needs a login', async () => {
    for (const call of callsOf(type))
      expect([call[1], (await ask(undefined, call)).status]).toEqual([call[1], 401])
  })

  it.each(userRoles)('as %s', async (role) => {
    for (const call of callsOf(type)) {
      const { status } = await ask(browsers.get(role), call)
      const isAdminAction = adminActions.some((action) => call[1] === `administration/${action}/`)
      const may = allowed[role].includes(name) && (!isAdminAction || role === 'admin')
      if (may) expect([call[1], status]).not.toEqual([call[1], 403])
      else expect([call[1], status]).toEqual([call[1], 403])
      expect([call[1], status >= 500]).toEqual([call[1], false])
    }
  })
})

it('people are told the table, with the actions of administrators', async () => {
  const { types: told } = administrationRightsSchema.parse(
    await (await ask(browsers.get('office'), ['GET', 'administration/rights/'])).json(),
  )
  for (const role of userRoles) {
    const readable = told.filter(({ rights }) => rights[role].read).map(({ name }) => name)
    expect(readable.toSorted()).toEqual(allowed[role].toSorted())
  }
  const actionsOnUsers = told.find(({ name }) => name === 'users')?.rights
  expect(actionsOnUsers?.admin.actions).toContain('role')
  expect(actionsOnUsers?.office.actions).not.toContain('role')
  expect(told.find(({ name }) => name === 'audit-log')?.rights.admin).toEqual({
    ...{ read: true, insert: false, update: false, delete: false, actions: [] },
  })
  expect((await ask(browsers.get('user'), ['GET', 'administration/rights/'])).status).toBe(403)
})

it.each(userRoles)('what %s may is told', async (role) => {
  const answer = await ask(browsers.get(role), ['GET', 'administration/'])
  if (role === 'user') return expect(answer.status).toBe(403)
  const { types: told } = await answer.json()
  expect(told.toSorted()).toEqual(allowed[role].toSorted())
})
