import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { reloadEvent } from '@/components/behavior/reload-guard'
import { createTree } from '../core/example.fixture'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { useLeaveWarning } from './use-leave-warning'

let anna: TestSession

beforeEach(async () => {
  anna = await TestSession.start(new SimulatedBackend([createTree('a')], {}), 'anna')
  renderHook(() => useLeaveWarning(anna.editor))
})

const write = (content: string) => anna.editor.execute({ type: 'change', key: 'm1', fields: { content } })

/** Whether the browser is told to ask before it leaves the page. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('asks before words are left that are too many to be sent while the page goes', async () => {
  write('kurz')
  expect(asks()).toBe(false)
  write('ä'.repeat(40_000))
  expect(asks()).toBe(true)
  await anna.save()
  expect(asks()).toBe(false)
})

/** Whether the page may reload itself, as after scripts that could not be loaded. */
const mayReload = () => window.dispatchEvent(new Event(reloadEvent, { cancelable: true }))

it('does not reload before unsaved words are in the journal, which may just be deleted', async () => {
  expect(mayReload()).toBe(true)
  write('kurz')
  expect(mayReload()).toBe(false)
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
  await anna.save()
  expect(mayReload()).toBe(true)
})
