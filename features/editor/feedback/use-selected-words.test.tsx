import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { feedbackLimits } from '@/lib/contract/pages/feedback'
import { useSelectedWords } from './use-selected-words'

it('keeps words that were selected just before another field took the focus', () => {
  document.body.innerHTML = '<p data-module="a" tabindex="0">Heute Abend</p><input>'
  const [text, input] = [document.querySelector('p'), document.querySelector('input')]
  const words = text?.firstChild
  if (!text || !input || !words) throw new Error('The page is incomplete.')
  const { result } = renderHook(() => useSelectedWords('a'))
  text.focus()
  act(() => {
    getSelection()?.setBaseAndExtent(words, 0, words, 'Heute'.length)
    input.focus()
    // The browser moves the selection to the field before it reports the last change.
    getSelection()?.removeAllRanges()
  })
  expect(result.current).toBe('Heute')
})

it('cuts long words between two characters', () => {
  document.body.innerHTML = `<p data-module="a">${'x'.repeat(feedbackLimits.quote - 1)}🎭</p>`
  const words = document.querySelector('p')?.firstChild
  if (!words) throw new Error('The page is incomplete.')
  getSelection()?.selectAllChildren(words.parentElement ?? words)
  const { result } = renderHook(() => useSelectedWords('a'))
  expect(result.current).toBe('x'.repeat(feedbackLimits.quote - 1))
})
