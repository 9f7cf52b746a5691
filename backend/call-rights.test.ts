import { expect, it } from 'vitest'
import type { Administered } from '@/backend/platform/administration/administered'
import { adminActions, allowedTypes } from '@/backend/platform/administration/routes/rights.fixture'
import { userRoles } from '@/lib/contract/accounts/account'
import { writePath } from '@/lib/contract/administration/record-type'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'
import { callRights } from './call-rights.fixture'
import { type Caller, callers, startCallers } from './callers.fixture'

const backend = startTestBackend()
const browserOf = startCallers(backend)
const types = administeredTypes({ env: { SITE_URL: 'https://buehnenhaus.test' }, storage: {} } as never)

interface Call {
  /** Method and path, as the table names it. */
  name: string
  who: readonly Caller[]
  /** The action that stands in the path. */
  action?: string
}

/** The calls about a type of records: those that it has none of are refused as well to who has no right to it. */
function callsOfType({ contract, importable, remove }: Administered): Call[] {
  const { name } = contract
  const path = `/api/administration/${name}`
  const writes = `/api/${writePath(contract)}`
  const who = userRoles.filter((role) => role !== 'user' && allowedTypes[role].includes(name)) as Caller[]
  const calls = [
    `GET ${path}`,
    `GET ${path}/export.csv`,
    `GET ${path}/{id}`,
    `GET ${path}/{id}/history`,
    `GET ${path}/{id}/history/{revision}`,
    `POST ${path}/{id}/history/{revision}/restore`,
    `GET ${path}/{id}/uses`,
    `POST ${writes}`,
    `PATCH ${writes}/{id}`,
    `DELETE ${writes}/{id}`,
    ...(importable ? [`POST ${path}/import`] : []),
  ]
  const actions = [...Object.keys(contract.actions), ...(remove ? ['restore'] : []), 'unknown']
  return [
    ...calls.map((call) => ({ name: call, who })),
    ...actions.map((action) => ({
      name: `POST ${path}/{action}`,
      action,
      who: adminActions.includes(`${name}/${action}`) ? (['admin'] as const) : who,
    })),
  ]
}

const named: Call[] = callRights.flatMap(({ who, calls }) => calls.map((name) => ({ name, who })))
const table = [...types.flatMap(callsOfType), ...named]

/** Asks for records that are not there, with nothing: what is wrong with a call is said to those alone who may make it. */
async function ask(caller: Caller, { name, action = '' }: Call): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const language = path.startsWith('/api') || path.startsWith('/pageeditor-api') ? '/de' : ''
  const filled = path
    .replace('{action}', action)
    .replace('{model}', 'headline')
    .replace('{path}', 'nirgends')
    .replace(/\{(id|comment|file|answer|image|from|to|revision)\}/g, '999')
    .replace(/\{\w+\}/g, 'x')
  const body = action === '' ? {} : { ids: [999] }
  const answer = await browserOf(caller).call(
    method,
    `${language}${filled}`,
    method === 'GET' ? undefined : body,
  )
  await answer.body?.cancel()
  return answer.status
}

/** As the table names the routes of the app. */
function routeNames(): string[] {
  const routes = backend.app.routes.filter(({ method }) => method !== 'ALL')
  return [
    ...new Set(
      routes.map(
        ({ method, path }) =>
          `${method} ${path.replace('/:locale', '').replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')}`,
      ),
    ),
  ]
}

it('the table names every type', () => {
  expect(allowedTypes.admin.toSorted()).toEqual(types.map(({ contract }) => contract.name).toSorted())
})

it('the table names every call that there is, each once', () => {
  expect([...new Set(table.map(({ name }) => name))].toSorted()).toEqual(routeNames().toSorted())
  expect(named.length).toBe(new Set(named.map(({ name }) => name)).size)
})

/** How a call is refused; null where it is admitted. A program is told either that nobody is logged in or that its key is not enough. */
function refusalOf(caller: Caller, { who }: Call): number | string | null {
  if (who.includes(caller)) return null
  if (caller === 'program') return 'refused'
  return caller === 'nobody' || who.length === 0 ? 401 : 403
}

function outcomeOf(caller: Caller, status: number): number | string {
  if (status >= 500) return status
  if (status !== 401 && status !== 403) return 'admitted'
  return caller === 'program' ? 'refused' : status
}

it.each(callers)(
  '%s is admitted to what the table says, and to nothing else',
  async (caller) => {
    const [expected, found]: [string[], string[]] = [[], []]
    for (const call of table) {
      const label = call.action ? `${call.name} (${call.action})` : call.name
      expected.push(`${label}: ${refusalOf(caller, call) ?? 'admitted'}`)
      found.push(`${label}: ${outcomeOf(caller, await ask(caller, call))}`)
    }
    expect(found).toEqual(expected)
  },
  60_000,
)
