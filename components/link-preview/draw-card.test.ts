import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { aPage } from '@/tests/factories/page'
import { type Card, toCard } from './card'
import { drawCard } from './draw-card'
import { breakLines, cutLines, isDrawable, measureWidth, type TextStyle } from './set-text'

const style: TextStyle = { weight: '800', size: 52, spacing: 0 }
const space = { width: 600, maxLines: 3 }
const longWords = 'Rechtsschutzversicherungsgesellschaften und Orchesterdienstverhältnisse im Wandel der Zeit'

describe('cutLines', () => {
  it('returns lines no wider than the space', () => {
    for (const line of [
      ...(breakLines('Wem gehört die Bühne?', style, space) ?? []),
      ...cutLines(longWords, style, space),
    ])
      expect(measureWidth(line, style)).toBeLessThanOrEqual(space.width)
  })

  it('ends cut text with an ellipsis', () => {
    const lines = cutLines(`${longWords} `.repeat(5), style, space)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/ …$/)
  })

  it('breaks after hyphens, and divides only words wider than a line', () => {
    expect(breakLines('Dvořák-Bühne', style, { width: 260, maxLines: 2 })).toEqual(['Dvořák-', 'Bühne'])
    expect(breakLines(longWords, style, space)).toBeNull()
    const [first = '', second = ''] = cutLines(longWords, style, space)
    expect(first.slice(0, -1) + second.split(' ')[0]).toBe('Rechtsschutzversicherungsgesellschaften')
  })

  it('returns no lines for empty text', () => {
    expect(cutLines('', style, space)).toEqual([])
  })
})

it.each([
  ['Übergröße ẞ „Dvořák“ – 5 €', true],
  ['Bühne 🎭', true],
  ['Театр', false],
  ['constructor', true],
])('checks that %s can be drawn: %s', (text, expected) => {
  expect(isDrawable(text)).toBe(expected)
})

const card: Card = { kind: 'Debatte', title: 'Wem gehört die Bühne?', siteName: 'VBO', scene: 'paper' }

it.each([
  ['a title', card],
  ['a long title', { ...card, title: longWords.repeat(4) }],
  ['no title', { ...card, kind: '', title: '', siteName: '' }],
  ['markup', { ...card, title: '</svg><script>"&\'' }],
])('draws a card with %s only with outlines', (_, content) => {
  const { DOMParser } = new JSDOM('').window
  const { documentElement } = new DOMParser().parseFromString(drawCard(content), 'application/xml')
  const names = new Set([...documentElement.querySelectorAll('*')].map(({ tagName }) => tagName))
  expect([...names].toSorted()).toEqual(['g', 'path'])
})

describe('toCard', () => {
  const site = { name: 'Verband der Bühnen', claim: 'Der Arbeitgeberverband' }
  it('returns null for letters that cannot be drawn', () => {
    expect(toCard(aPage({ title: 'Театр' }), site, 'de')).toBeNull()
    expect(toCard(aPage({ title: 'Herbst' }), site, 'de')).toMatchObject({ title: 'Herbst', siteName: site.name })
    expect(toCard(aPage({ urls: { de: '/de', en: null } }), site, 'de')).toMatchObject({
      kind: site.claim,
      title: site.name,
      siteName: '',
    })
  })
})
