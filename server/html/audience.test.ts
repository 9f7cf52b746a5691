import { expect, it } from 'vitest'
import { type Audience, createAudienceCheck } from './audience'

function start() {
  const asked: string[] = []
  const state = { now: 0, isDown: false }
  const answer = (audience: string, session: string) => async (cookie: string) => {
    asked.push(`${audience} ${cookie}`)
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
  return { asked, state, isInAudience }
}

it('does not ask the backend about cookies without a session', async () => {
  const { asked, isInAudience } = start()
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
  expect(asked).toEqual([])
})

it('asks once in a few seconds for each session and audience, also for several at once', async () => {
  const { asked, state, isInAudience } = start()
  const answers = await Promise.all([
    isInAudience('editors', 'a=1; sessionid=e'),
    isInAudience('editors', 'a=2; sessionid=e'),
    isInAudience('editors', 'sessionid=m'),
    isInAudience('members', 'sessionid=m'),
  ])
  expect(answers).toEqual([true, true, false, true])
  expect(asked).toEqual(['editors a=1; sessionid=e', 'editors sessionid=m', 'members sessionid=m'])
  state.now += 5000
  await isInAudience('editors', 'sessionid=e')
  expect(asked).toHaveLength(4)
})

it('answers yes while the backend fails, and asks again', async () => {
  const { asked, state, isInAudience } = start()
  state.isDown = true
  expect(await isInAudience('editors', 'sessionid=m')).toBe(true)
  state.isDown = false
  expect(await isInAudience('editors', 'sessionid=m')).toBe(false)
  expect(asked).toHaveLength(2)
})
