import { expect, it, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction'

it.each(['pointermove', 'keydown', 'scroll', 'focusin'])('starts the work once on a %s', (type) => {
  const work = vi.fn()
  onFirstInteraction(work)
  expect(work).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(type))
  document.body.dispatchEvent(new Event(type))
  expect(work).toHaveBeenCalledOnce()
})

it('does not start canceled work', () => {
  const work = vi.fn()
  onFirstInteraction(work)()
  window.dispatchEvent(new Event('scroll'))
  expect(work).not.toHaveBeenCalled()
})
