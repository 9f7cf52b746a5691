// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { highlightWords } from './highlight-words'

it('highlights words after characters outside the Basic Multilingual Plane', () => {
  document.body.innerHTML = '<p data-module="a">🎭 Première <em>am</em> Freitag 🎭</p>'
  const highlights = new Map<string, Range>()
  vi.stubGlobal('CSS', { highlights, escape: (text: string) => text })
  vi.stubGlobal('Highlight', function createHighlight(range: Range) {
    return range
  })
  for (const words of ['am Freitag 🎭', '🎭 Première']) {
    highlightWords('a', words)
    expect(String(highlights.get('comment'))).toBe(words)
  }
})
