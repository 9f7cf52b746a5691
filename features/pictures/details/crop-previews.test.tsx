import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageAliases } from '@/lib/contract/blocks/image'
import { crops } from './crop-previews'

/** The proportions that a style sheet gives, by class. */
function ratios(path: string): Map<string, string> {
  const css = readFileSync(path, 'utf8')
  return new Map(
    [...css.matchAll(/\.(\w+) \{[^}]*?aspect-ratio: ([^;]+);/g)].map(([, name = '', ratio = '']) => [
      name,
      ratio,
    ]),
  )
}

const shown = ratios('features/pictures/details/crop-previews.module.css')

test('each crop of an image block is shown as that block cuts it', () => {
  const real = ratios('features/blocks/image/view.module.css')
  for (const alias of imageAliases) {
    expect(crops).toContain(alias)
    expect([alias, shown.get(alias)]).toEqual([alias, real.get(alias)])
  }
})

test('teasers and sections are shown as they cut', () => {
  const teaser = readFileSync('features/blocks/teaser-list/view.module.css', 'utf8')
  expect(teaser).toContain(`--teaser-ratio: ${shown.get('teaser')};`)
  const section = readFileSync('features/blocks/section/view.module.css', 'utf8')
  expect(section).toContain(`aspect-ratio: ${shown.get('section')};`)
})

test('every crop has its proportions', () => {
  expect(crops.filter((crop) => !shown.has(crop))).toEqual([])
})
