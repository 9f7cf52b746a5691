import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { colors, pairs, sizes, spaces, times, weights } from './tokens'

const css = readFileSync('styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The tokens whose names begin alike, as their first declarations have them. */
function tokens(pattern: RegExp): Record<string, string> {
  const found = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].flatMap(([, name = '', value = '']) => {
    const short = pattern.exec(name)?.[1]
    return short === undefined ? [] : [[short, value] as const]
  })
  return Object.fromEntries(found.reverse())
}

describe('the style guide knows', () => {
  it('every color', () => {
    const solid = Object.entries(tokens(/^(?!fold-)(.+)$/)).filter(([, value]) => value.startsWith('#'))
    expect(colors).toEqual(Object.fromEntries(solid))
  })

  it.each([
    ['size', sizes],
    ['weight', weights],
    ['space', spaces],
  ])('every %s', (name, known) => {
    expect(Object.keys(tokens(new RegExp(`^${name}-(.+)$`))).sort()).toEqual([...known].sort())
  })

  it('every time', () => {
    expect(tokens(/^time-(.+)$/)).toEqual(times)
  })
})

describe('spec §9', () => {
  it('names crimson, the text’s color, the weights and the widest page', () => {
    expect(tokens(/^(crimson|ink)$/)).toEqual({ crimson: '#b71548', ink: '#1c1c1c' })
    expect(Object.values(tokens(/^weight-(.+)$/)).sort()).toEqual(['300', '400', '500', '600', '700', '900'])
    expect(tokens(/^(page)$/)).toEqual({ page: '120rem' })
  })
})

it.each(pairs.flatMap(({ ground, texts }) => texts.map((text) => [text, ground] as const)))(
  '%s reads on %s',
  (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  },
)
