import { expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { csrfSchema } from '@/lib/contract/common/csrf'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

async function readToken(path: string, headers: Record<string, string> = {}) {
  const response = await backend.get(path, headers)
  return { token: csrfSchema.parse(await response.json()).csrf_token, cookies: response.headers.getSetCookie() }
}

it('returns a new token and sets the readable cookie for a year', async () => {
  const { token, cookies } = await readToken('/de/api/csrf/')
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(cookies).toEqual([`csrftoken=${token}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`])
  expect((await readToken('/api/csrf')).token).not.toBe(token)
})

it.each(['a1B2'.repeat(8), 'a1B2'.repeat(16)])('returns the valid cookie again: %s', async (cookie) => {
  const { token, cookies } = await readToken('/en/api/csrf/', { Cookie: `a=b; csrftoken=${cookie}` })
  expect(token).toBe(cookie)
  expect(cookies[0]).toContain(`csrftoken=${cookie};`)
})

it.each(['', 'short', 'x'.repeat(33), `${'x'.repeat(31)}"`, '%0d%0aSet-Cookie:a=b', '<script>alert(1)</script>'])(
  'returns a new token where %j is no token',
  async (cookie) => {
    const { token } = await readToken('/de/api/csrf/', { Cookie: `csrftoken=${cookie}` })
    expect(token).toMatch(/^[0-9a-f]{32}$/)
  },
)

it('is marked Secure only over https', async () => {
  const { services } = backend
  const app = createApp({ ...services, env: { ...services.env, SITE_URL: 'http://localhost:3000' } })
  const loadCookie = async (origin: string) => (await app.request(`${origin}/api/csrf/`)).headers.get('Set-Cookie')
  expect(await loadCookie('http://localhost:3000')).not.toContain('Secure')
  expect(await loadCookie('https://localhost:3000')).toContain('Secure')
})
