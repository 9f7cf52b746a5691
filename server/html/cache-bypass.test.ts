import { expect, it } from 'vitest'
import { type CacheBypass, createBypassCheck } from './cache-bypass'

function start() {
  const calls: string[] = []
  const state = { now: 0, isDown: false }
  const createFetcher = (bypass: string, session: string) => async (cookie: string) => {
    calls.push(`${bypass} ${cookie}`)
    if (state.isDown) throw new Error('down')
    return cookie.includes(session)
  }
  const check = createBypassCheck({
    queue: { run: (_client, _key, work) => work() },
    fetchers: {
      members: createFetcher('members', 'sessionid=m'),
      editors: createFetcher('editors', 'sessionid=e'),
      staff: createFetcher('staff', 'sessionid=e'),
    },
    now: () => state.now,
  })
  const mayBypass = (bypass: CacheBypass, cookie: string | undefined) => check(bypass, cookie, '192.0.2.1')
  return { calls, state, mayBypass }
}

it('does not call the backend for cookies without a session', async () => {
  const { calls, mayBypass } = start()
  for (const cookie of [undefined, '', 'editor=1', 'xsessionid=e', 'sessionid=', `sessionid=e${'x'.repeat(300)}`]) {
    expect(await mayBypass('editors', cookie)).toBe(false)
  }
  expect(calls).toEqual([])
})

it('calls the backend once per session and kind of user within a few seconds, also for concurrent requests', async () => {
  const { calls, state, mayBypass } = start()
  const decisions = await Promise.all([
    mayBypass('editors', 'a=1; sessionid=e'),
    mayBypass('editors', 'a=2; sessionid=e'),
    mayBypass('editors', 'sessionid=m'),
    mayBypass('members', 'sessionid=m'),
  ])
  expect(decisions).toEqual([true, true, false, true])
  expect(calls).toEqual(['editors a=1; sessionid=e', 'editors sessionid=m', 'members sessionid=m'])
  state.now += 5000
  await mayBypass('editors', 'sessionid=e')
  expect(calls).toHaveLength(4)
})

it('returns true while the backend fails, and calls it again at the next request', async () => {
  const { calls, state, mayBypass } = start()
  state.isDown = true
  expect(await mayBypass('editors', 'sessionid=m')).toBe(true)
  state.isDown = false
  expect(await mayBypass('editors', 'sessionid=m')).toBe(false)
  expect(calls).toHaveLength(2)
})
