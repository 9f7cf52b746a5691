import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getContrast } from '@/lib/color/contrast'
import { lightestDarkGround } from '@/lib/color/site-colors'

type Tokens = Record<string, string>

const readWithoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Parses the declarations of the first rule with a selector. */
function parseRule(css: string, selector: string): Tokens {
  const [, declarations = ''] = css.split(`${selector} {`)[1]?.match(/^([^}]*)\}/) ?? []
  const entries = [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name, value]))
}

const [lightSheet = '', darkSheet = ''] = readWithoutComments('styles/tokens.css').split(
  '@media screen and (prefers-color-scheme: dark)',
)
const globals = readWithoutComments('styles/globals.css')
const light = parseRule(lightSheet, ':root')
const schemes = { light, dark: Object.assign({}, light, parseRule(darkSheet, ':root')) }
const grounds = ['page', 'on-paper', 'on-dark', 'on-crimson', 'on-green']

/** Returns the color of a token, without its references to other tokens. */
function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? ''
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return reference ? resolve(tokens, reference) : value
}

describe.each(Object.entries(schemes))('the %s scheme', (_, tokens) => {
  const measureContrast = (first: string, second: string, scope: Tokens = tokens) =>
    getContrast(resolve(scope, first), resolve(scope, second))

  it.each(['surface', 'surface-warm', 'surface-deep'])('has readable texts on %s', (surface) => {
    for (const text of ['surface-text', 'surface-quiet', 'surface-accent', 'surface-success'])
      expect(measureContrast(text, surface), text).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('has readable texts, buttons, lines and focus rings on the ground %s', (ground) => {
    const scope = Object.assign({}, tokens, parseRule(globals, `.${ground}`))
    for (const text of ['text', 'text-quiet', 'accent'])
      expect(measureContrast(text, 'ground', scope), text).toBeGreaterThanOrEqual(4.5)
    for (const action of ['action', 'action-lit'])
      expect(measureContrast(`${action}-text`, action, scope), action).toBeGreaterThanOrEqual(4.5)
    expect(measureContrast('rule-strong', 'ground', scope)).toBeGreaterThanOrEqual(3)
    const rings = ['ink', 'white'].map((ring) => measureContrast(ring, 'ground', scope))
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['white', 'crimson'],
    ['white', 'crimson-deep'],
    ['white', 'green'],
    ['white', 'ink'],
    ['ink', 'green-light'],
    ['ink', 'plate'],
  ])('has readable %s on %s', (text, ground) => {
    expect(measureContrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

it('derives the colors of a site for the lightest dark background', () => {
  expect(resolve(schemes.dark, 'surface-deep')).toBe(lightestDarkGround)
})

/** Rules without text on their background: a code for cameras, logos, and a bar that inverts. */
const rulesWithoutText = ['qr-code', 'item.module.css .frame', 'progress-bar']

it('sets colors that ignore the scheme for a background and its text together', () => {
  const sheets = ['app', 'components', 'features'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.includes('styleguide'))
      .map((file) => join(folder, file)),
  )
  const unpaired = sheets.flatMap((file) =>
    [...readWithoutComments(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , declarations = '']) => {
        const hasGround = /background: var\(--(white|paper|paper-deep)\)/.test(declarations)
        const hasText = /(^|\s)color: var\(--(ink|quiet)\)/.test(declarations)
        return hasGround ? !hasText : hasText && !declarations.includes('background: ')
      })
      .map(([, selector = '']) => `${file} ${selector.trim()}`),
  )
  expect(unpaired.filter((rule) => !rulesWithoutText.some((name) => rule.includes(name)))).toEqual([])
})
