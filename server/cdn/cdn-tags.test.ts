import { describe, expect, it } from 'vitest'
import { listTagsToPurge, toCdnTags } from './cdn-tags'

const createTags = (kind: string, count: number) => Array.from({ length: count }, (_, id) => `${kind}:${id}:de`)

describe('toCdnTags', () => {
  it('returns the tags of the page and the tag of all responses', () => {
    expect(toCdnTags(['page:12:de', 'nav:de', 'settings'])).toEqual(['all', 'page:12:de', 'nav:de', 'settings'])
  })

  it('replaces only the tags of long kinds by their kind', () => {
    expect(toCdnTags([...createTags('link', 300), ...createTags('person', 20), 'nav:de'])).toEqual([
      'all',
      'link',
      ...createTags('person', 20),
      'nav:de',
    ])
  })

  it('returns no more than proxies accept', () => {
    const kinds = ['link', 'page', 'person', 'below']
    const names = toCdnTags(kinds.flatMap((kind) => createTags(kind, 500))) ?? []
    expect(names.join(', ').length).toBeLessThanOrEqual(1500)
    for (const kind of kinds) expect(names.some((name) => name.startsWith(kind))).toBe(true)
  })

  it.each([
    ['a space', 'redirect:/de/a b'],
    ['a comma', 'redirect:/de/a,b'],
    ['another alphabet', 'redirect:/de/bühne'],
    ['too long', `redirect:/${'a'.repeat(200)}`],
  ])('replaces tags that cannot be sent by their kind: %s', (_, tag) => {
    expect(toCdnTags([tag])).toEqual(['all', 'redirect'])
    expect(listTagsToPurge([tag])).toEqual(['redirect'])
  })

  it('returns null if the kinds cannot be sent either', () => {
    expect(toCdnTags(['ä b'])).toBeNull()
    expect(toCdnTags(Array.from({ length: 500 }, (_, index) => `kind${index}:1`))).toBeNull()
    expect(listTagsToPurge(['ä b'])).toEqual(['all'])
  })
})

describe('listTagsToPurge', () => {
  it('matches every response with a changed tag, shortened or not', () => {
    const pageTags = [...createTags('link', 300), 'page:1:de', 'redirect:/de/a b', 'settings']
    for (const tag of pageTags) {
      const purgedTags = new Set(listTagsToPurge([tag]))
      for (const names of [toCdnTags(pageTags), toCdnTags([tag])]) {
        expect(names?.filter((name) => purgedTags.has(name))).not.toEqual([])
      }
    }
  })

  it('does not match other responses', () => {
    const purgedTags = new Set(listTagsToPurge(['page:1:de', 'link:1:de']))
    expect(toCdnTags(['page:2:de', 'link:2:de', 'nav:de'])?.filter((name) => purgedTags.has(name))).toEqual([])
  })

  it('purges everything by one tag', () => {
    expect(listTagsToPurge(['page:1:de', '*'])).toEqual(['all'])
  })
})
