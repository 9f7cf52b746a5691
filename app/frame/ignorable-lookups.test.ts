import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { loadJobChoices } from '@/features/jobs/form/load-job-choices'
import { getAccount } from '@/lib/api/account'
import { read } from '@/lib/api/read'
import { findListedRedirect, findRestrictedRedirect, lookUpRedirect } from '@/lib/api/redirect-lookup'
import { installTransport } from '@/lib/api/transport'
import { fetchLacksSecondFactor } from '@/lib/api/visitor'
import { withRenderContext } from '@/lib/render-context'

/** The lookups that the specification calls ignorable (spec §8), with their results on failure. */
const lookups: [name: string, look: () => Promise<unknown>, fallback: unknown][] = [
  ['the redirect list', () => findListedRedirect('de', '/de/alt'), null],
  ['the redirect of a path', () => lookUpRedirect('de', '/de/alt'), { target: null, isRestricted: false }],
  ['a redirect for users', () => findRestrictedRedirect('de', '/de/alt', 'sessionid=a'), null],
  ['the current user', () => getAccount('de', 'sessionid=a'), null],
  ['the second factor of the user', () => fetchLacksSecondFactor('sessionid=a'), false],
  [
    'the choices of job ads',
    () => loadJobChoices('de'),
    {
      category: [],
      occupation: [],
      specialization: [],
      employment_type: [],
      contract_type: [],
      country: [],
      region: [],
    },
  ],
]

const never = () => new Promise<Response>(() => undefined)
const faults: [name: string, answer: () => Promise<Response>][] = [
  ['hangs', never],
  ['loses the connection', () => Promise.reject(new Error('ECONNRESET'))],
  ['fails', async () => new Response('Traceback', { status: 500 })],
  ['is unavailable', async () => Response.json({ detail: 'x' }, { status: 503 })],
  ['is limited', async () => Response.json({ detail: 'x' }, { status: 429 })],
  ['is HTML', async () => new Response('<html></html>')],
  ['is null', async () => Response.json(null)],
  ['is a list of numbers', async () => Response.json([7])],
  ['is another object', async () => Response.json({ unexpected: true })],
]

const content = '/de/api/content/'
const contentSchema = z.object({ title: z.string() })

/** Ends each timeout of a lookup at once, but not those of other reads. */
function endShortTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    if (ms < 2000) queueMicrotask(() => timeout.abort())
    return timeout.signal
  })
}

describe.each(lookups)('%s', (_lookup, look, fallback) => {
  it.each(faults)('does not hurt the page if it %s', async (_fault, answer) => {
    endShortTimeouts()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(async (request) =>
      new URL(request.url).pathname === content ? Response.json({ title: 'Spielplan' }) : answer(),
    )
    await withRenderContext(async () => {
      expect(await look()).toEqual(fallback)
      expect(await read(content, contentSchema)).toEqual({ ok: true, value: { title: 'Spielplan' } })
    })
  })
})

it('a lookup that hangs is not repeated by the rendering', async () => {
  endShortTimeouts()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const transport = vi.fn(never)
  installTransport(transport)
  await withRenderContext(async () => {
    for (let index = 0; index < 5; index += 1) await findListedRedirect('de', '/de/alt')
  })
  expect(transport).toHaveBeenCalledOnce()
})

it.each([500, 503, 429])('a page without an answer of %i is marked as incomplete', async (status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(async () => Response.json({}, { status }))
  await withRenderContext(async (context) => {
    await read(content, contentSchema)
    expect(context.hasFailedRead).toBe(true)
  })
})

it.each([401, 403, 404, 410])('a refusal by %i is an answer', async (status) => {
  installTransport(async () => Response.json({}, { status }))
  await withRenderContext(async (context) => {
    await read(content, contentSchema)
    expect(context.hasFailedRead).toBe(false)
  })
})
