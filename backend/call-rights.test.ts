import { expect, it } from 'vitest'
import type { Administered } from '@/backend/platform/administration/administered'
import { adminActions, allowedTypes, officeActions } from '@/backend/platform/administration/routes/rights.fixture'
import { describeApi } from '@/backend/platform/http/openapi'
import { userRoles } from '@/lib/contract/accounts/account'
import { getWritePath } from '@/lib/contract/administration/record-type'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'
import { callRights } from './call-rights.fixture'
import { type Caller, callers, startCallers } from './callers.fixture'

const backend = startTestBackend()
const getBrowser = startCallers(backend)
const types = administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never)

interface Call {
  /** Method and path, as in the table. */
  name: string
  admittedCallers: readonly Caller[]
  /** Name of the action in the path. */
  action?: string
}

/** Endpoints of a record type. Unsupported ones are also rejected for callers without the right. */
function listTypeCalls({ contract, importable, remove }: Administered): Call[] {
  const { name } = contract
  const path = `/api/administration/${name}`
  const writePath = `/api/${getWritePath(contract)}`
  const roles = userRoles.filter((role) => role !== 'user' && allowedTypes[role].includes(name)) as Caller[]
  const readActions = officeActions[name]
  const writers = readActions ? roles.filter((role) => role !== 'office') : roles
  const reads = [
    `GET ${path}`,
    `GET ${path}/export.csv`,
    `GET ${path}/{id}`,
    `GET ${path}/{id}/history`,
    `GET ${path}/{id}/history/{revision}`,
    `GET ${path}/{id}/uses`,
    `GET ${path}/uses`,
  ]
  const calls = [
    `POST ${path}/{id}/history/{revision}/restore`,
    `POST ${writePath}`,
    `PATCH ${writePath}/{id}`,
    `DELETE ${writePath}/{id}`,
    ...(importable ? [`POST ${path}/import`] : []),
  ]
  const selectActors = (action: string): readonly Caller[] => {
    if (adminActions.includes(`${name}/${action}`)) return ['admin']
    return readActions?.includes(action) ? roles : writers
  }
  const actions = [...Object.keys(contract.actions), ...(remove ? ['restore'] : []), 'unknown']
  return [
    ...reads.map((call) => ({ name: call, admittedCallers: roles })),
    ...calls.map((call) => ({ name: call, admittedCallers: writers })),
    ...actions.map((action) => ({ name: `POST ${path}/{action}`, action, admittedCallers: selectActors(action) })),
  ]
}

const listedCalls: Call[] = callRights.flatMap(({ admittedCallers, calls }) =>
  calls.map((name) => ({ name, admittedCallers })),
)
const table = [...types.flatMap(listTypeCalls), ...listedCalls]

/**
 * Requests missing records with an empty body: callers without the right must not learn what is
 * wrong.
 */
async function ask(caller: Caller, { name, action = '' }: Call): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const language = path.startsWith('/api') || path.startsWith('/pageeditor-api') ? '/de' : ''
  const address = path
    .replace('{action}', action)
    .replace('{model}', 'headline')
    .replace('{path}', 'nirgends')
    .replace(/\{(id|comment|file|answer|image|from|to|revision)\}/g, '999')
    .replace(/\{\w+\}/g, 'x')
  const body = action === '' ? {} : { ids: [999] }
  const response = await getBrowser(caller).call(method, `${language}${address}`, method === 'GET' ? undefined : body)
  await response.body?.cancel()
  return response.status
}

/** Routes of the app in the notation of the table. */
function listRouteNames(): string[] {
  const routes = backend.app.routes.filter(({ method }) => method !== 'ALL')
  return [
    ...new Set(
      routes.map(
        ({ method, path }) => `${method} ${path.replace('/:locale', '').replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')}`,
      ),
    ),
  ]
}

it('lists every record type', () => {
  expect(allowedTypes.admin.toSorted()).toEqual(types.map(({ contract }) => contract.name).toSorted())
})

it('lists every endpoint once', () => {
  expect([...new Set(table.map(({ name }) => name))].toSorted()).toEqual(listRouteNames().toSorted())
  expect(listedCalls.length).toBe(new Set(listedCalls.map(({ name }) => name)).size)
})

it('describes whether the login is optional', async () => {
  const { paths = {} } = await describeApi(backend.app)
  const [expected, actual]: [string[], string[]] = [[], []]
  for (const { name, admittedCallers } of table.filter((call) => !call.name.includes('/_allauth/'))) {
    const [method = '', path = ''] = name.split(' ')
    const item = paths[path] ?? paths[`/{locale}${path}`]
    const operation = item?.[method.toLowerCase() as 'get']
    if (!operation?.security) continue
    actual.push(`${name}: ${operation.security.some((option) => Object.keys(option).length === 0)}`)
    expected.push(`${name}: ${admittedCallers.includes('nobody')}`)
  }
  expect(actual).toEqual(expected)
  expect(actual).toEqual(expect.arrayContaining(['GET /api/events: true', 'GET /api/users/me: false']))
})

/** The call that allauth rejects with a conflict instead of a missing login. */
const conflictCall = 'POST /_allauth/browser/v1/account/email'

/** Expected rejection; null if admitted. A program is rejected with 401 or 403. */
function toRefusal(caller: Caller, { admittedCallers, name }: Call): number | string | null {
  if (admittedCallers.includes(caller)) return null
  if (name === conflictCall) return 409
  if (caller === 'program') return 'refused'
  return caller === 'nobody' || admittedCallers.length === 0 ? 401 : 403
}

function toOutcome(caller: Caller, status: number, { admittedCallers, name }: Call): number | string {
  if (status >= 500 || (name === conflictCall && !admittedCallers.includes(caller))) return status
  if (status !== 401 && status !== 403) return 'admitted'
  return caller === 'program' ? 'refused' : status
}

it.each(callers)(
  'admits %s to exactly the listed endpoints',
  async (caller) => {
    const [expected, actual]: [string[], string[]] = [[], []]
    for (const call of table) {
      const label = call.action ? `${call.name} (${call.action})` : call.name
      expected.push(`${label}: ${toRefusal(caller, call) ?? 'admitted'}`)
      actual.push(`${label}: ${toOutcome(caller, await ask(caller, call), call)}`)
    }
    expect(actual).toEqual(expected)
  },
  60_000,
)
