import { expect, it } from 'vitest'
import { createHintCookies } from './login-hints'

const auth = '/_allauth/browser/v1/auth'
const toCookie = (name: string, value: string) => `${name}=${value}; Max-Age=1209600; Path=/; SameSite=Lax`
const toDeletion = (name: string) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`

async function listHints(call: string, status: number, body: unknown = {}, cookie?: string) {
  const [method = '', pathname = ''] = call.split(' ')
  return createHintCookies({ method, pathname }, Response.json(body, { status }), { cookie, isHttps: false })
}

it.each([
  [`POST ${auth}/login`, 200],
  [`POST ${auth}/2fa/authenticate`, 200],
  [`GET ${auth}/session`, 200],
  ['GET /api/users/me/', 200],
  ['GET /de/api/users/me', 200],
])('a successful %s sets the login hint', async (call, status) => {
  expect(await listHints(call, status)).toEqual([toCookie('authenticated', 'true')])
})

it.each([
  [`POST ${auth}/login`, 400],
  [`POST ${auth}/login`, 401],
  [`GET ${auth}/session`, 401],
  [`POST ${auth}/signup`, 401],
  ['GET /de/api/users/me/', 401],
  ['PATCH /de/api/users/me/', 200],
  ['GET /de/pageeditor-api/nav', 200],
  [`DELETE ${auth}/session`, 401],
])('%s with %i sets no hint', async (call, status) => {
  expect(await listHints(call, status)).toEqual([])
})

it('the editor cookie follows the right to edit and contains the language', async () => {
  const user = 'GET /de/pageeditor-api/user'
  expect(await listHints(user, 200, { logged: true })).toEqual([toCookie('editor', '1')])
  expect(await listHints(user, 200, { logged: true, language: 'en' })).toEqual([toCookie('editor', 'en')])
  expect(await listHints(user, 200, { logged: false })).toEqual([])
  expect(await listHints(user, 200, { logged: false }, 'a=b; editor=1')).toEqual([toDeletion('editor')])
  expect(await listHints(user, 200, 'no object', 'editor=1')).toEqual([toDeletion('editor')])
  expect(await listHints(user, 503, {}, 'editor=1')).toEqual([])
})

it('the editor cookie marks users of the administration only, in any language', async () => {
  const editorResponse = { logged: false, admin_menus: [{ title: 'Verwaltung', url: '/de/admin', children: [] }] }
  expect(await listHints('GET /de/pageeditor-api/user', 200, editorResponse)).toEqual([toCookie('editor', 'office')])
  expect(await listHints('PATCH /de/api/users/me/', 200, { language: 'en' }, 'editor=office')).toEqual([])
})

it('a change of the language updates an existing editor cookie', async () => {
  const call = 'PATCH /de/api/users/me/'
  expect(await listHints(call, 200, { language: 'en' }, 'editor=de')).toEqual([toCookie('editor', 'en')])
  expect(await listHints(call, 200, { language: 'en' }, 'authenticated=true')).toEqual([])
  expect(await listHints(call, 400, { language: ['x'] }, 'editor=de')).toEqual([])
})

it('a logout removes both cookies', async () => {
  const cookie = 'authenticated=true; editor=1; sessionid=a'
  expect(await listHints(`DELETE ${auth}/session`, 401, {}, cookie)).toEqual([
    toDeletion('authenticated'),
    toDeletion('editor'),
  ])
  expect(await listHints(`DELETE ${auth}/session`, 403, {}, cookie)).toEqual([])
})

it('cookies of the backend are kept, and cookies are secure over https', async () => {
  const call = { method: 'POST', pathname: `${auth}/login` }
  const context = { cookie: undefined, isHttps: true }
  const responseWithCookie = Response.json({}, { headers: { 'Set-Cookie': 'authenticated=true; Path=/' } })
  expect(await createHintCookies(call, responseWithCookie, context)).toEqual([])
  expect(await createHintCookies(call, Response.json({}), context)).toEqual([
    `${toCookie('authenticated', 'true')}; Secure`,
  ])
  const user = { method: 'GET', pathname: '/de/pageeditor-api/user' }
  expect(await createHintCookies(user, Response.json({ logged: true }), context)).toEqual([
    `${toCookie('__Host-editor', '1')}; Secure`,
  ])
})
