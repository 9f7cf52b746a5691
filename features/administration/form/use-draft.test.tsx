import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdministrationForTests } from '../administration.fixture'
import type { Values } from '../calls'
import { useDraft } from './use-draft'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Opens a form of the same record, as in another tab. */
function open(changes: Values = {}) {
  const props = (values: Values, revision = 3) => ({
    type: 'redirects',
    id: 7,
    base: { revision, values: {} },
    changes: values,
  })
  const { result, rerender, unmount } = renderHook(useDraft, {
    wrapper: AdministrationForTests,
    initialProps: props(changes),
  })
  const change = (...state: Parameters<typeof props>) => rerender(props(...state))
  return { draft: () => result.current, change, unmount }
}
const pause = () => act(() => vi.advanceTimersByTime(1000))
const listDrafts = () => Object.values(localStorage).map((text) => JSON.parse(text).values)

it('leaves the drafts of other tabs alone, and writes only changes', () => {
  const [savedForm, editedForm] = [open(), open()]
  savedForm.change({ title: 'Oper' })
  pause()
  editedForm.change({ title: 'Konzert' })
  pause()
  expect(listDrafts()).toHaveLength(2)
  act(() => savedForm.draft().removeAfterSave())
  savedForm.change({}, 4)
  pause()
  expect(listDrafts()).toEqual([{ title: 'Konzert' }])
  const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')]
  for (const form of [savedForm, editedForm]) form.change(form === editedForm ? { title: 'Konzert' } : {}, 4)
  pause()
  for (const form of [savedForm, editedForm]) form.change(form === editedForm ? { title: 'Konzert' } : {}, 4)
  pause()
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

it('stores the last words before the form is left, but no discarded ones', () => {
  const form = open()
  form.change({ title: 'Oper' })
  act(() => window.dispatchEvent(new Event('pagehide')))
  expect(listDrafts()).toEqual([{ title: 'Oper' }])
  form.change({ title: 'Opern' })
  act(() => form.draft().discard())
  form.unmount()
  expect(listDrafts()).toEqual([])
  const nextForm = open()
  nextForm.change({ title: 'Oper' })
  nextForm.unmount()
  expect(open().draft().earlierDraft?.values).toEqual({ title: 'Oper' })
})

it('stores words again that were typed while the form was saved', () => {
  const form = open({ title: 'Oper' })
  pause()
  act(() => form.draft().removeAfterSave())
  expect(listDrafts()).toEqual([])
  form.change({ title: 'Oper' }, 4)
  pause()
  expect(listDrafts()).toEqual([{ title: 'Oper' }])
})
