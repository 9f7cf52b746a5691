import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { reloadEvent } from '@/components/behavior/reload-guard'
import { entriesPrefix, writeTabDraft } from '@/lib/drafts/tab-drafts'
import { deferred } from '@/tests/deferred'
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

/** Returns true if the browser asks for confirmation before it leaves the page. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('asks before leaving with changes that are too large for a keepalive request', async () => {
  write('kurz')
  expect(asksBeforeLeaving()).toBe(false)
  write('ä'.repeat(40_000))
  expect(asksBeforeLeaving()).toBe(true)
  await anna.save()
  expect(asksBeforeLeaving()).toBe(false)
})

it('asks before leaving, and publishes nothing, while pictures are uploaded', async () => {
  const upload = deferred<void>()
  const prepared = anna.editor.unsavedWork.prepare(upload.promise)
  expect([asksBeforeLeaving(), anna.editor.status]).toEqual([true, 'unsaved'])
  const closing = anna.editor.flushAndClose()
  upload.resolve()
  await prepared
  expect([asksBeforeLeaving(), anna.editor.status]).toEqual([false, 'saved'])
  await closing
})

it('asks before leaving with words that are only in this tab', () => {
  writeTabDraft('comment', 'Bitte')
  expect([asksBeforeLeaving(), mayReload()]).toEqual([true, false])
  writeTabDraft('comment', null)
  expect([asksBeforeLeaving(), mayReload()]).toEqual([false, true])
})

it('asks before leaving with an invalid entry until its block is deleted, but not with one of another page', () => {
  writeTabDraft(`${entriesPrefix}1 7 de`, { m1: { content: 'x' } })
  expect(asksBeforeLeaving()).toBe(false)
  anna.editor.unsavedWork.entries.keep('m1', 'content', 'x')
  expect(asksBeforeLeaving()).toBe(true)
  anna.editor.execute({ type: 'remove', key: 'm1' })
  expect([anna.editor.unsavedWork.invalidKeys, asksBeforeLeaving()]).toEqual([[], false])
})

/** Returns true if the page may reload itself, as it does after a failure to load scripts. */
const mayReload = () => window.dispatchEvent(new Event(reloadEvent, { cancelable: true }))

it('blocks the first reload with unsaved changes, also with a journal that may be deleted', async () => {
  expect(mayReload()).toBe(true)
  write('kurz')
  expect(mayReload()).toBe(false)
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
  await anna.save()
  expect(mayReload()).toBe(true)
})
