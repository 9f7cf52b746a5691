import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listPictureSources } from '@/components/media/sources'
import { getContrast } from '@/lib/color/contrast'
import { breakpoints, colors, durations, pairs, sizes, spaces, weights } from './tokens'

const readWithoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const css = readWithoutComments('styles/tokens.css')
/** The style sheets of the site, without those of the style guide. */
const sheets = ['app', 'components', 'features', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('styleguide'))
    .map((file) => readWithoutComments(join(folder, file))),
)

it('uses every token outside of the style guide', () => {
  const site = sheets.join('\n')
  const names = [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !site.includes(`var(--${name})`) && !site.includes(`var(--${name},`))).toEqual([])
})

it('measures lengths without the font that arrives last', () => {
  expect(sheets.flatMap((sheet) => sheet.match(/\d(?:ch|ex)\b/g) ?? [])).toEqual([])
  const fonts = parseTokens(/^(font)$/).font?.replace(/\s+/g, ' ')
  expect(fonts).toMatch(/^var\(--font-latin, [^)]+\), "Archivo Fallback", var\(--font-latin-ext,/)
})

/** Parses the tokens whose names match a pattern; the first declaration of each. */
function parseTokens(pattern: RegExp): Record<string, string> {
  const entries = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].flatMap(([, name = '', value = '']) => {
    const shortName = pattern.exec(name)?.[1]
    return shortName === undefined ? [] : [[shortName, value] as const]
  })
  return Object.fromEntries(entries.reverse())
}

describe('style guide', () => {
  it('has every color', () => {
    const opaqueColors = Object.entries(parseTokens(/^(?!fold-)(.+)$/)).filter(([, value]) => value.startsWith('#'))
    expect(colors).toEqual(Object.fromEntries(opaqueColors))
  })

  it.each([
    ['size', sizes],
    ['weight', weights],
    ['space', spaces],
  ])('has every %s', (name, names) => {
    expect(Object.keys(parseTokens(new RegExp(`^${name}-(.+)$`))).sort()).toEqual([...names].sort())
  })

  it('has every time', () => {
    expect(parseTokens(/^time-(.+)$/)).toEqual(durations)
  })
})

describe('spec §9', () => {
  it('defines crimson, the text color, the weights and the maximum page width', () => {
    expect(parseTokens(/^(crimson|ink)$/)).toEqual({ crimson: '#b71548', ink: '#1c1c1c' })
    expect(Object.values(parseTokens(/^weight-(.+)$/)).sort()).toEqual(['300', '400', '500', '600', '700', '900'])
    expect(parseTokens(/^(page)$/)).toEqual({ page: '120rem' })
  })

  it('defines exactly the breakpoints of the pictures', () => {
    const thumb = { avif: 'a', webp: 'w', jpg: 'j', width: 1, height: 1 }
    const sources = listPictureSources({ small: thumb, medium: thumb, large: thumb, xlarge: thumb })
    const usedWidths = sources.flatMap(({ media }) => media?.match(/\d+/)?.map(Number) ?? [])
    expect(breakpoints).toEqual({ styles: expect.any(Array), pictures: [...new Set(usedWidths)].sort((a, b) => a - b) })
  })

  it('defines exactly the breakpoints of the style sheets', () => {
    const queries = sheets.flatMap((sheet) => [...sheet.matchAll(/@media[^{]*?-width: ([^)]+)\)/g)])
    const usedWidths = [...new Set(queries.map(([, width]) => width))].sort()
    expect(usedWidths).toEqual(
      breakpoints.styles
        .filter((em) => em > 0)
        .map((em) => `${em}em`)
        .sort(),
    )
  })
})

it.each(pairs.flatMap(({ ground, texts }) => texts.map((text) => [text, ground] as const)))(
  '%s is readable on %s',
  (text, ground) => {
    expect(getContrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  },
)
