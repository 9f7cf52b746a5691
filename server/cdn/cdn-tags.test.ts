import { describe, expect, it } from 'vitest'
import { tagsOfAnswer, tagsToPurge } from './cdn-tags'

const many = (kind: string, count: number) => Array.from({ length: count }, (_, id) => `${kind}:${id}:de`)

describe('the tags of an answer', () => {
  it('are those of the page, and one that all answers have', () => {
    expect(tagsOfAnswer(['page:12:de', 'nav:de', 'settings'])).toEqual([
      'all',
      'page:12:de',
      'nav:de',
      'settings',
    ])
  })

  it('become their kind where there are too many, and only those', () => {
    expect(tagsOfAnswer([...many('link', 300), ...many('person', 20), 'nav:de'])).toEqual([
      'all',
      'link',
      ...many('person', 20),
      'nav:de',
    ])
  })

  it('are never longer than proxies take', () => {
    const kinds = ['link', 'page', 'person', 'below']
    const names = tagsOfAnswer(kinds.flatMap((kind) => many(kind, 500))) ?? []
    expect(names.join(', ').length).toBeLessThanOrEqual(1500)
    for (const kind of kinds) expect(names.some((name) => name.startsWith(kind))).toBe(true)
  })

  it.each([
    ['a space', 'redirect:/de/a b'],
    ['a comma', 'redirect:/de/a,b'],
    ['another alphabet', 'redirect:/de/bühne'],
    ['too long', `redirect:/${'a'.repeat(200)}`],
  ])('that cannot be sent become their kind: %s', (_, tag) => {
    expect(tagsOfAnswer([tag])).toEqual(['all', 'redirect'])
    expect(tagsToPurge([tag])).toEqual(['redirect'])
  })

  it('are none where even their kinds cannot be sent', () => {
    expect(tagsOfAnswer(['ä b'])).toBeNull()
    expect(tagsOfAnswer(Array.from({ length: 500 }, (_, index) => `kind${index}:1`))).toBeNull()
    expect(tagsToPurge(['ä b'])).toEqual(['all'])
  })
})

describe('what is purged', () => {
  it('meets every answer that shows what has changed, however its tags are written', () => {
    const shown = [...many('link', 300), 'page:1:de', 'redirect:/de/a b', 'settings']
    for (const tag of shown) {
      const purged = new Set(tagsToPurge([tag]))
      for (const answer of [tagsOfAnswer(shown), tagsOfAnswer([tag])]) {
        expect(answer?.filter((name) => purged.has(name))).not.toEqual([])
      }
    }
  })

  it('does not meet answers that show something else', () => {
    const purged = new Set(tagsToPurge(['page:1:de', 'link:1:de']))
    expect(tagsOfAnswer(['page:2:de', 'link:2:de', 'nav:de'])?.filter((name) => purged.has(name))).toEqual([])
  })

  it('is everything by one tag', () => {
    expect(tagsToPurge(['page:1:de', '*'])).toEqual(['all'])
  })
})
