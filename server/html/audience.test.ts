import { expect, it } from 'vitest'
import { type Audience, createAudienceCheck } from './audience'

function start() {
  const calls: string[] = []
  const state = { now: 0, isDown: false }
  const answer = (audience: string, session: string) => async (cookie: string) => {
    calls.push(`${audience} ${cookie}`)
    if (state.isDown) throw new Error('down')
    return cookie.includes(session)
  }
  const visitors = createAudienceCheck({
    queue: { run: (_client, _key, work) => work() },
    ask: { members: answer('members', 'sessionid=m'), editors: answer('editors', 'sessionid=e') },
    now: () => state.now,
  })
  const isInAudience = (audience: Audience, cookie: string | undefined) =>
    visitors(audience, cookie, '192.0.2.1')
  return { calls, state, isInAudience }
}

it('does not ask the backend about cookies without a session', async () => {
  const { calls, isInAudience } = start()
  for (const cookie of [
    undefined,
    '',
    'editor=1',
    'xsessionid=e',
    'sessionid=',
    `sessionid=e${'x'.repeat(300)}`,
  ]) {
    expect(await isInAudience('editors', cookie)).toBe(false)
  }
  expect(calls).toEqual([])
})

it('asks once per session and audience within a few seconds, also for concurrent requests', async () => {
  const { calls, state, isInAudience } = start()
  const answers = await Promise.all([
    isInAudience('editors', 'a=1; sessionid=e'),
    isInAudience('editors', 'a=2; sessionid=e'),
    isInAudience('editors', 'sessionid=m'),
    isInAudience('members', 'sessionid=m'),
  ])
  expect(answers).toEqual([true, true, false, true])
  expect(calls).toEqual(['editors a=1; sessionid=e', 'editors sessionid=m', 'members sessionid=m'])
  state.now += 5000
  await isInAudience('editors', 'sessionid=e')
  expect(calls).toHaveLength(4)
})

it('returns true while the backend fails, and asks again', async () => {
  const { calls, state, isInAudience } = start()
  state.isDown = true
  expect(await isInAudience('editors', 'sessionid=m')).toBe(true)
  state.isDown = false
  expect(await isInAudience('editors', 'sessionid=m')).toBe(false)
  expect(calls).toHaveLength(2)
})
