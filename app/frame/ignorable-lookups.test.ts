import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { loadJobChoices } from '@/features/jobs/form/load-job-choices'
import { readAccount } from '@/lib/api/account'
import { readPublishedLegalAddress } from '@/lib/api/legal-addresses'
import { read } from '@/lib/api/read'
import { findListedRedirect, findRestrictedRedirect, lookUpRedirect } from '@/lib/api/redirect-lookup'
import { installTransport } from '@/lib/api/transport'
import { fetchLacksSecondFactor } from '@/lib/api/visitor'
import { withRenderContext } from '@/lib/render-context'
import { noJobValues } from '@/tests/factories/job'

/** The lookups that the specification calls ignorable (spec §8), with their results on failure. */
const lookups: [name: string, lookUp: () => Promise<unknown>, fallback: unknown][] = [
  ['the redirect list', () => findListedRedirect('de', '/de/alt'), null],
  ['the redirect of a path', () => lookUpRedirect('de', '/de/alt'), { target: null, isRestricted: false }],
  ['a redirect for users', () => findRestrictedRedirect('de', '/de/alt', 'sessionid=a'), null],
  ['a legal page', () => readPublishedLegalAddress('de', 'imprint'), '/de/impressum'],
  ['the current user', () => readAccount('de', 'sessionid=a'), null],
  ['the second factor of the user', () => fetchLacksSecondFactor('sessionid=a'), false],
  ['the choices of job ads', () => loadJobChoices('de'), noJobValues],
]

const never = () => new Promise<Response>(() => undefined)
const failures: [name: string, respond: () => Promise<Response>][] = [
  ['hangs', never],
  ['loses the connection', () => Promise.reject(new Error('ECONNRESET'))],
  ['fails', async () => new Response('Traceback', { status: 500 })],
  ['is unavailable', async () => Response.json({ detail: 'x' }, { status: 503 })],
  ['limits the call', async () => Response.json({ detail: 'x' }, { status: 429 })],
  ['returns HTML', async () => new Response('<html></html>')],
  ['returns null', async () => Response.json(null)],
  ['returns a list of numbers', async () => Response.json([7])],
  ['returns another object', async () => Response.json({ unexpected: true })],
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

describe.each(lookups)('the lookup of %s', (_name, lookUp, fallback) => {
  it.each(failures)('returns its fallback if the backend %s', async (_failure, respond) => {
    endShortTimeouts()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(async (request) =>
      new URL(request.url).pathname === content ? Response.json({ title: 'Spielplan' }) : respond(),
    )
    await withRenderContext(async (context) => {
      expect(await lookUp()).toEqual(fallback)
      expect(await read(content, contentSchema)).toEqual({ ok: true, value: { title: 'Spielplan' } })
      expect(context.hasGap).toBe(false)
    })
  })
})

it('a lookup that hangs is not repeated in the same render', async () => {
  endShortTimeouts()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const transport = vi.fn(never)
  installTransport(transport)
  await withRenderContext(async () => {
    for (let index = 0; index < 5; index += 1) await findListedRedirect('de', '/de/alt')
  })
  expect(transport).toHaveBeenCalledOnce()
})

it.each([
  [500, false],
  [503, true],
  [429, true],
])('a page whose read fails with %i is marked as incomplete, for a moment: %s', async (status, hasGap) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(async () => Response.json({}, { status }))
  await withRenderContext(async (context) => {
    await read(content, contentSchema)
    expect(context).toMatchObject({ hasFailedRead: true, hasGap })
  })
})

it.each([401, 403, 404, 410])('a page whose read is refused with %i is complete', async (status) => {
  installTransport(async () => Response.json({}, { status }))
  await withRenderContext(async (context) => {
    await read(content, contentSchema)
    expect(context.hasFailedRead).toBe(false)
  })
})
