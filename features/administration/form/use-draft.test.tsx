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
  const toProps = (values: Values, revision = 3) => ({
    type: 'redirects',
    id: 7,
    base: { revision, values: {} },
    changes: values,
  })
  const { result, rerender, unmount } = renderHook(useDraft, {
    wrapper: AdministrationForTests,
    initialProps: toProps(changes),
  })
  const change = (...state: Parameters<typeof toProps>) => rerender(toProps(...state))
  return { getDraft: () => result.current, change, unmount }
}
const passPause = () => act(() => vi.advanceTimersByTime(1000))
const listDrafts = () => Object.values(localStorage).map((text) => JSON.parse(text).values)

it('leaves the drafts of other tabs alone, and writes only changes', () => {
  const [savedForm, editedForm] = [open(), open()]
  savedForm.change({ title: 'Oper' })
  passPause()
  editedForm.change({ title: 'Konzert' })
  passPause()
  expect(listDrafts()).toHaveLength(2)
  act(() => savedForm.getDraft().removeAfterSave())
  savedForm.change({}, 4)
  passPause()
  expect(listDrafts()).toEqual([{ title: 'Konzert' }])
  const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')]
  for (const form of [savedForm, editedForm]) form.change(form === editedForm ? { title: 'Konzert' } : {}, 4)
  passPause()
  for (const form of [savedForm, editedForm]) form.change(form === editedForm ? { title: 'Konzert' } : {}, 4)
  passPause()
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

it('stores the last words before the form is left, but no discarded ones', () => {
  const form = open()
  form.change({ title: 'Oper' })
  act(() => window.dispatchEvent(new Event('pagehide')))
  expect(listDrafts()).toEqual([{ title: 'Oper' }])
  form.change({ title: 'Opern' })
  act(() => form.getDraft().discard())
  form.unmount()
  expect(listDrafts()).toEqual([])
  const nextForm = open()
  nextForm.change({ title: 'Oper' })
  nextForm.unmount()
  expect(open().getDraft().earlierDraft?.values).toEqual({ title: 'Oper' })
})

it('stores words again that were typed while the form was saved', () => {
  const form = open({ title: 'Oper' })
  passPause()
  act(() => form.getDraft().removeAfterSave())
  expect(listDrafts()).toEqual([])
  form.change({ title: 'Oper' }, 4)
  passPause()
  expect(listDrafts()).toEqual([{ title: 'Oper' }])
})
