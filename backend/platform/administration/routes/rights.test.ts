import { beforeAll, expect, it } from 'vitest'
import { userRoles } from '@/lib/contract/accounts/account'
import { administrationSchema } from '@/lib/contract/administration/record-type'
import { administrationRightsSchema } from '@/lib/contract/administration/rights'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { allowedTypes } from './rights.fixture'

const backend = startTestBackend()
const browsers = new Map<string, TestBrowser>()
beforeAll(async () => {
  for (const role of userRoles) {
    const user = await createUser(backend, { role, group: 'Mitglied + Jobbörse' })
    browsers.set(role, await new TestBrowser(backend).logIn(user))
  }
})
const read = (role: string, path: string) =>
  (browsers.get(role) ?? new TestBrowser(backend)).call('GET', `/de/api/${path}`)

it('returns the table of rights with the actions of administrators', async () => {
  const { types, areas } = administrationRightsSchema.parse(
    await (await read('office', 'administration/rights/')).json(),
  )
  for (const role of userRoles) {
    const readableTypes = types.filter(({ rights }) => rights[role].read).map(({ name }) => name)
    expect(readableTypes.toSorted()).toEqual(allowedTypes[role].toSorted())
  }
  const actionsOnUsers = types.find(({ name }) => name === 'users')?.rights
  expect(actionsOnUsers?.admin.actions).toContain('role')
  expect(actionsOnUsers?.office.actions).not.toContain('role')
  expect(types.find(({ name }) => name === 'audit-log')?.rights.admin).toEqual({
    read: true,
    insert: false,
    update: false,
    delete: false,
    export: true,
    import: false,
    actions: [],
  })
  expect(types.find(({ name }) => name === 'press-releases')?.rights.office).toEqual({
    read: true,
    insert: false,
    update: false,
    delete: false,
    export: true,
    import: false,
    actions: ['test', 'dispatch', 'stop', 'resume', 'end', 'remove-comment'],
  })
  expect(areas).toContainEqual({ name: 'library', roles: ['editor', 'office', 'admin'] })
  expect(areas).toContainEqual({ name: 'pages', roles: ['editor', 'admin'] })
  expect(areas).toContainEqual({ name: 'personal-data', roles: ['admin'] })
})

it.each(userRoles)('returns the rights of %s', async (role) => {
  const response = await read(role, 'administration/')
  if (role === 'user') return expect(response.status).toBe(403)
  const { types, reports } = administrationSchema.parse(await response.json())
  expect(types.toSorted()).toEqual(allowedTypes[role].toSorted())
  const expected = {
    editor: ['broken-links', 'searches', 'trash', 'rights'],
    office: ['searches', 'trash', 'rights'],
    admin: ['broken-links', 'searches', 'trash', 'rights', 'personal-data'],
  }
  expect(reports).toEqual(expected[role])
})
