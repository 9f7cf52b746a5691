import { afterEach, expect, it, vi } from 'vitest'
import { createDraftStore } from './draft-store'
import { openFormDrafts } from './form-drafts'

const parse = (data: unknown) => (typeof data === 'string' ? data : null)

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it.each(['local', 'session'] as const)('stores and reads a draft in the %s storage', (area) => {
  const store = createDraftStore('form-1', parse, area)
  expect(store.read()).toBeNull()
  store.write('Sopran')
  expect(createDraftStore('form-1', parse, area).read()).toBe('Sopran')
  expect([localStorage.length, sessionStorage.length]).toEqual(area === 'local' ? [1, 0] : [0, 1])
  store.write(null)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it.each(['7', '{', ''])('ignores invalid stored data: %j', (text) => {
  localStorage.setItem('form-1', text)
  expect(createDraftStore('form-1', parse).read()).toBeNull()
})

it('has no draft and throws nothing if the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  const store = createDraftStore('form-1', parse)
  store.write('Sopran')
  store.write(null)
  expect(store.read()).toBeNull()
})

it('keeps the drafts of two forms apart, and hands one over', () => {
  localStorage.setItem('buehnenhaus.job.1', '"Alt"')
  localStorage.setItem('buehnenhaus.job.11', '"Tenor"')
  const [first, second] = [openFormDrafts('buehnenhaus.job.1', parse), openFormDrafts('buehnenhaus.job.1', parse)]
  first.write('Sopran')
  second.write(null)
  expect(first.listOthers().map(({ draft }) => draft)).toEqual(['Alt'])
  expect([second.takeOver(), second.takeOver(), second.takeOver()]).toEqual(['Sopran', 'Alt', null])
  first.write('Mezzo')
  expect(second.listOthers().map(({ draft }) => draft)).toEqual(['Mezzo'])
})
