import { expect, it } from 'vitest'
import { type Audience, createVisitors } from './visitors'

function start() {
  const asked: string[] = []
  const state = { now: 0, isDown: false }
  const answer = (audience: string, session: string) => async (cookie: string) => {
    asked.push(`${audience} ${cookie}`)
    if (state.isDown) throw new Error('down')
    return cookie.includes(session)
  }
  const visitors = createVisitors({
    queue: { run: (_client, _key, work) => work() },
    ask: { members: answer('members', 'sessionid=m'), editors: answer('editors', 'sessionid=e') },
    now: () => state.now,
  })
  const isAmong = (audience: Audience, cookie: string | undefined) => visitors(audience, cookie, '192.0.2.1')
  return { asked, state, isAmong }
}

it('asks nobody about cookies without a session', async () => {
  const { asked, isAmong } = start()
  for (const cookie of [
    undefined,
    '',
    'editor=1',
    'xsessionid=e',
    'sessionid=',
    `sessionid=e${'x'.repeat(300)}`,
  ]) {
    expect(await isAmong('editors', cookie)).toBe(false)
  }
  expect(asked).toEqual([])
})

it('asks once in a few seconds for each session and audience, also for several at once', async () => {
  const { asked, state, isAmong } = start()
  const answers = await Promise.all([
    isAmong('editors', 'a=1; sessionid=e'),
    isAmong('editors', 'a=2; sessionid=e'),
    isAmong('editors', 'sessionid=m'),
    isAmong('members', 'sessionid=m'),
  ])
  expect(answers).toEqual([true, true, false, true])
  expect(asked).toEqual(['editors a=1; sessionid=e', 'editors sessionid=m', 'members sessionid=m'])
  state.now += 5000
  await isAmong('editors', 'sessionid=e')
  expect(asked).toHaveLength(4)
})

it('leaves it to the middleware while the backend cannot say, and asks again', async () => {
  const { asked, state, isAmong } = start()
  state.isDown = true
  expect(await isAmong('editors', 'sessionid=m')).toBe(true)
  state.isDown = false
  expect(await isAmong('editors', 'sessionid=m')).toBe(false)
  expect(asked).toHaveLength(2)
})
