import { expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { UnknownVisitorError } from '@/lib/api/visitor'
import { createRuleContext } from './rule-context'

const createContext = (cookie: string) => createRuleContext(new Headers(cookie ? { cookie } : {}))

it.each(['', 'authenticated=true', 'editor=1; authenticated=true', 'xsessionid=a', 'sessionid='])(
  'is anonymous, without a backend call, with the cookie %j',
  async (cookie) => {
    const transport = vi.fn(async () => Response.json({ meta: { is_authenticated: true }, logged: true }))
    installTransport(transport)
    const context = createContext(cookie)
    expect(await context.isSignedIn()).toBe(false)
    expect(await context.isEditor()).toBe(false)
    expect(transport).not.toHaveBeenCalled()
  },
)

it('loads the visitor from the backend once', async () => {
  const transport = vi.fn(async (request: Request) => {
    // A backend may implement the authentication calls only.
    if (new URL(request.url).pathname !== '/_allauth/browser/v1/auth/session') {
      return new Response('<h1>Not Found</h1>', { status: 404 })
    }
    const isKnown = request.headers.get('cookie') === 'sessionid=good'
    return Response.json({ meta: { is_authenticated: isKnown } }, { status: isKnown ? 200 : 401 })
  })
  installTransport(transport)
  const context = createContext('sessionid=good')
  expect(await context.isSignedIn()).toBe(true)
  expect(await context.isSignedIn()).toBe(true)
  expect(transport).toHaveBeenCalledOnce()
  expect(await createContext('sessionid=forged').isSignedIn()).toBe(false)
})

it('throws while the backend cannot identify the visitor', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(() => Promise.reject(new Error('down')))
  await expect(createContext('sessionid=good').isSignedIn()).rejects.toThrow(UnknownVisitorError)
  installTransport(async () => Response.json({ detail: 'down' }, { status: 503 }))
  await expect(createContext('sessionid=good').isEditor()).rejects.toThrow(UnknownVisitorError)
  installTransport(async () => Response.json({ detail: 'throttled' }, { status: 429 }))
  await expect(createContext('sessionid=good').isSignedIn()).rejects.toThrow(UnknownVisitorError)
  installTransport(async () => Response.json({ logged: 'yes' }))
  await expect(createContext('sessionid=good').isEditor()).rejects.toThrow(UnknownVisitorError)
})

it('shows the style guide to editors', async () => {
  const editorCookies = new Set(['sessionid=editor'])
  const rights = { email: 'e@example.org', username: 'e', id: 1, capabilities: [] }
  installTransport(async (request) => {
    const isEditor = editorCookies.has(request.headers.get('cookie') ?? '')
    return Response.json({ logged: isEditor, admin_menus: [], ...(isEditor ? rights : {}) })
  })
  expect(await createContext('').maySeeStyleguide()).toBe(false)
  expect(await createContext('sessionid=member').maySeeStyleguide()).toBe(false)
  expect(await createContext('sessionid=editor').maySeeStyleguide()).toBe(true)
})

it.each([
  ['STYLEGUIDE', 'true'],
  ['NODE_ENV', 'development'],
])('shows the style guide to everybody with %s=%s', async (name, value) => {
  vi.stubEnv(name, value)
  vi.resetModules()
  const freshModule = await import('./rule-context')
  expect(await freshModule.createRuleContext(new Headers()).maySeeStyleguide()).toBe(true)
})
