import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { aPage } from '@/tests/factories/page'
import { type Card, cardOf } from './card'
import { drawCard } from './draw-card'
import { breakLines, canBeSet, cutLines, type TextStyle, widthOf } from './set-text'

const style: TextStyle = { weight: '800', size: 52, spacing: 0 }
const space = { width: 600, maxLines: 3 }
const long = 'Rechtsschutzversicherungsgesellschaften und Orchesterdienstverhältnisse im Wandel der Zeit'

describe('lines', () => {
  it('are no wider than there is room', () => {
    for (const line of [
      ...(breakLines('Wem gehört die Bühne?', style, space) ?? []),
      ...cutLines(long, style, space),
    ])
      expect(widthOf(line, style)).toBeLessThanOrEqual(space.width)
  })

  it('end with an ellipsis where there is more', () => {
    const lines = cutLines(`${long} `.repeat(5), style, space)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/ …$/)
  })

  it('break behind hyphens, and divide only words that are wider than a line', () => {
    expect(breakLines('Dvořák-Bühne', style, { width: 260, maxLines: 2 })).toEqual(['Dvořák-', 'Bühne'])
    expect(breakLines(long, style, space)).toBeNull()
    const [first = '', second = ''] = cutLines(long, style, space)
    expect(first.slice(0, -1) + second.split(' ')[0]).toBe('Rechtsschutzversicherungsgesellschaften')
  })

  it('of nothing are none', () => {
    expect(cutLines('', style, space)).toEqual([])
  })
})

it.each([
  ['Übergröße ẞ „Dvořák“ – 5 €', true],
  ['Bühne 🎭', true],
  ['Театр', false],
  ['constructor', true],
])('%s can be set: %s', (text, expected) => {
  expect(canBeSet(text)).toBe(expected)
})

const card: Card = { kind: 'Debatte', title: 'Wem gehört die Bühne?', sender: 'VBO', scene: 'paper' }

it.each([
  ['a title', card],
  ['a long one', { ...card, title: long.repeat(4) }],
  ['none', { ...card, kind: '', title: '', sender: '' }],
  ['markup', { ...card, title: '</svg><script>"&\'' }],
])('a card with %s is a drawing of outlines alone', (_, shown) => {
  const { DOMParser } = new JSDOM('').window
  const { documentElement } = new DOMParser().parseFromString(drawCard(shown), 'application/xml')
  const names = new Set([...documentElement.querySelectorAll('*')].map(({ tagName }) => tagName))
  expect([...names].toSorted()).toEqual(['g', 'path'])
})

describe('the card of a page', () => {
  const site = { name: 'Verband der Bühnen', claim: 'Der Arbeitgeberverband' }
  it('is missing where letters cannot be drawn', () => {
    expect(cardOf(aPage({ title: 'Театр' }), site, 'de')).toBeNull()
    expect(cardOf(aPage({ title: 'Herbst' }), site, 'de')).toMatchObject({
      title: 'Herbst',
      sender: site.name,
    })
    expect(cardOf(aPage({ urls: { de: '/de', en: null } }), site, 'de')).toMatchObject({
      kind: site.claim,
      title: site.name,
      sender: '',
    })
  })
})
