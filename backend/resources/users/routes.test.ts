import { expect, it } from 'vitest'
import { detailSchema } from '@/lib/contract/errors'
import { editorSessionSchema } from '@/lib/contract/user'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const madeUp = { Cookie: 'sessionid=made-up; authenticated=true; editor=1' }

it.each([{}, madeUp])('a visitor is no editor, whatever the cookies say: %j', async (headers) => {
  const answer = await backend.get('/de/pageeditor-api/user', headers)
  expect(answer.status).toBe(200)
  expect(editorSessionSchema.parse(await answer.json())).toEqual({ logged: false, admin_menus: [] })
})

it.each([
  ['/api/users/me/', 'Bitte melden Sie sich an.'],
  ['/en/api/users/me', 'Please log in.'],
  ['/de/pageeditor-api/nav-account/', 'Bitte melden Sie sich an.'],
  ['/en/pageeditor-api/nav-account', 'Please log in.'],
])('%s needs a login', async (path, detail) => {
  for (const headers of [{}, madeUp]) {
    const answer = await backend.get(path, headers)
    expect(answer.status).toBe(401)
    expect(detailSchema.parse(await answer.json())).toEqual({ detail })
  }
})
