import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { estimateReadingMinutes } from './reading-time'

const block = (words: number, children: Module[] = []): Module => ({
  id: 1,
  slug: null,
  model: 'text',
  revision: 1,
  columns: [],
  children,
  parent: null,
  content_type: 'page',
  object_id: 1,
  position: 0,
  data: { content: `<p class="no words">${'Wort '.repeat(words)}</p>` },
})

it.each([
  [0, 1],
  [200, 1],
  [500, 3],
])('estimates for %i words %i minutes', (words, minutes) => {
  expect(estimateReadingMinutes([block(words)])).toBe(minutes)
})

it('counts words in nested modules', () => {
  expect(estimateReadingMinutes([block(300, [block(300)])])).toBe(3)
})
