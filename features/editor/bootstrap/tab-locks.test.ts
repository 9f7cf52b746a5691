import { expect, it } from 'vitest'
import { createTabLocks, type TabChannel } from './tab-locks'

type Listener = Parameters<TabChannel['addEventListener']>[1]

/** Simulates the tabs of a browser: each receives the messages of the others. */
function browser() {
  const listeners = new Set<Listener>()
  const waiting: (() => void)[] = []
  let keys = 0
  return {
    openTab(key = () => `${++keys}`) {
      const ownListeners = new Set<Listener>()
      const channel: TabChannel = {
        postMessage: (data) => {
          for (const listener of listeners) if (!ownListeners.has(listener)) listener({ data })
        },
        addEventListener(_type, listener) {
          ownListeners.add(listener)
          listeners.add(listener)
        },
      }
      const locks = createTabLocks(channel, key, (callback) => void waiting.push(callback))
      /** Requests a name; returns whether the lock was granted, and a function that releases it. */
      const ask = (name = 'a') => {
        let release: () => void = () => undefined
        const isGiven = new Promise<boolean>((resolve) => {
          void locks.request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null)
            return lock === null ? Promise.resolve() : new Promise<void>((done) => (release = done))
          })
        })
        return { isGiven, release: () => release() }
      }
      const close = () => {
        for (const listener of ownListeners) listeners.delete(listener)
      }
      return { ask, close }
    },
    timeIsOver: () => {
      for (const callback of waiting.splice(0)) callback()
    },
  }
}

it('grants a name to one tab, and to the next one after its release or close', async () => {
  const { openTab, timeIsOver } = browser()
  const [firstTab, secondTab] = [openTab(), openTab()]
  const first = firstTab.ask()
  timeIsOver()
  expect(await first.isGiven).toBe(true)
  const refused = secondTab.ask()
  timeIsOver()
  expect(await refused.isGiven).toBe(false)
  const otherLock = secondTab.ask('b')
  timeIsOver()
  expect(await otherLock.isGiven).toBe(true)
  expect(await firstTab.ask().isGiven).toBe(false)
  first.release()
  await Promise.resolve()
  const second = secondTab.ask()
  timeIsOver()
  expect(await second.isGiven).toBe(true)
  secondTab.close()
  const third = firstTab.ask()
  timeIsOver()
  expect(await third.isGiven).toBe(true)
})

it.each([
  ['smaller', 'larger'],
  ['larger', 'smaller'],
])('grants a name to one of two simultaneous requests, the %s key first', async (mine, yours) => {
  const order = { smaller: '1', larger: '2' } as Record<string, string>
  const { openTab, timeIsOver } = browser()
  const firstRequest = openTab(() => order[mine] ?? '').ask()
  const secondRequest = openTab(() => order[yours] ?? '').ask()
  timeIsOver()
  expect([await firstRequest.isGiven, await secondRequest.isGiven].filter(Boolean)).toHaveLength(1)
})
