import { expect, test, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction'

test.each(['pointermove', 'keydown', 'scroll', 'focusin'])('a %s anywhere starts the work, once', (sign) => {
  const work = vi.fn()
  onFirstInteraction(work)
  expect(work).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(sign))
  document.body.dispatchEvent(new Event(sign))
  expect(work).toHaveBeenCalledOnce()
})

test('what is called off is not done', () => {
  const work = vi.fn()
  onFirstInteraction(work)()
  window.dispatchEvent(new Event('scroll'))
  expect(work).not.toHaveBeenCalled()
})
