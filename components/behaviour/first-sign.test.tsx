import { expect, test, vi } from 'vitest'
import { onFirstSign } from './first-sign'

test.each(['pointermove', 'keydown', 'scroll', 'focusin'])('a %s anywhere starts the work, once', (sign) => {
  const work = vi.fn()
  onFirstSign(work)
  expect(work).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(sign))
  document.body.dispatchEvent(new Event(sign))
  expect(work).toHaveBeenCalledOnce()
})

test('what is called off is not done', () => {
  const work = vi.fn()
  onFirstSign(work)()
  window.dispatchEvent(new Event('scroll'))
  expect(work).not.toHaveBeenCalled()
})
