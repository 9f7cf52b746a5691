import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { imageAliases } from '@/lib/contract/blocks/image'
import { crops } from './crop-previews'

/** Reads the aspect ratios of a style sheet by class. */
function readAspectRatios(path: string): Map<string, string> {
  const css = readFileSync(path, 'utf8')
  return new Map(
    [...css.matchAll(/\.(\w+) \{[^}]*?aspect-ratio: ([^;]+);/g)].map(([, name = '', ratio = '']) => [name, ratio]),
  )
}

const previewRatios = readAspectRatios('features/pictures/details/crop-previews.module.css')

it('show each crop in the aspect ratio of the image block', () => {
  const blockRatios = readAspectRatios('features/blocks/image/view.module.css')
  for (const alias of imageAliases) {
    expect(crops).toContain(alias)
    expect([alias, previewRatios.get(alias)]).toEqual([alias, blockRatios.get(alias)])
  }
})

it('show teasers and sections in the aspect ratios of their blocks', () => {
  const teaser = readFileSync('features/blocks/teaser-list/view.module.css', 'utf8')
  expect(teaser).toContain(`--teaser-ratio: ${previewRatios.get('teaser')};`)
  const section = readFileSync('features/blocks/section/view.module.css', 'utf8')
  expect(section).toContain(`aspect-ratio: ${previewRatios.get('section')};`)
})

it('have an aspect ratio for every crop', () => {
  expect(crops.filter((crop) => !previewRatios.has(crop))).toEqual([])
})
