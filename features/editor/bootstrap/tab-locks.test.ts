import { expect, it } from 'vitest'
import { createTabLocks, type TabChannel } from './tab-locks'

type Listener = Parameters<TabChannel['addEventListener']>[1]

/** Simulates the tabs of a browser: each receives the messages of the others. */
function simulateBrowser() {
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
      /** Requests a lock; returns whether it was granted, and a function that releases it. */
      const requestLock = (name = 'a') => {
        let release: () => void = () => undefined
        const isGranted = new Promise<boolean>((resolve) => {
          void locks.request(name, { ifAvailable: true }, (lock) => {
            resolve(lock !== null)
            return lock === null ? Promise.resolve() : new Promise<void>((done) => (release = done))
          })
        })
        return { isGranted, release: () => release() }
      }
      const close = () => {
        for (const listener of ownListeners) listeners.delete(listener)
      }
      return { requestLock, close }
    },
    passTimeout: () => {
      for (const callback of waiting.splice(0)) callback()
    },
  }
}

it('grants a lock to one tab, and to the next after the first released it or was closed', async () => {
  const { openTab, passTimeout } = simulateBrowser()
  const [firstTab, secondTab] = [openTab(), openTab()]
  const first = firstTab.requestLock()
  passTimeout()
  expect(await first.isGranted).toBe(true)
  const refused = secondTab.requestLock()
  passTimeout()
  expect(await refused.isGranted).toBe(false)
  const otherLock = secondTab.requestLock('b')
  passTimeout()
  expect(await otherLock.isGranted).toBe(true)
  expect(await firstTab.requestLock().isGranted).toBe(false)
  first.release()
  await Promise.resolve()
  const second = secondTab.requestLock()
  passTimeout()
  expect(await second.isGranted).toBe(true)
  secondTab.close()
  const third = firstTab.requestLock()
  passTimeout()
  expect(await third.isGranted).toBe(true)
})

it.each([
  ['1', '2'],
  ['2', '1'],
])('grants a lock to the smaller key of two simultaneous requests, %s and %s', async (first, second) => {
  const { openTab, passTimeout } = simulateBrowser()
  const firstRequest = openTab(() => first).requestLock()
  const secondRequest = openTab(() => second).requestLock()
  passTimeout()
  expect([await firstRequest.isGranted, await secondRequest.isGranted]).toEqual([first < second, second < first])
})
