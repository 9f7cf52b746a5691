import { describe, expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { createModule } from '../core/module.fixture'
import { alignModules } from './align'

let lastId = 0
function createBlock(model: string, data: Record<string, unknown> = {}): Module {
  lastId += 1
  return createModule(lastId, model, { data })
}
const createBlocksOf = (...models: string[]) => models.map((model) => createBlock(model))
const listPairedModels = (source: Module[], target: Module[]) =>
  alignModules(source, target).map(([left, right]) => [left?.model ?? null, right?.model ?? null])

describe('alignModules', () => {
  it('pairs blocks of the same models in order', () => {
    expect(
      listPairedModels(createBlocksOf('headline', 'text', 'image'), createBlocksOf('headline', 'text', 'image')),
    ).toEqual([
      ['headline', 'headline'],
      ['text', 'text'],
      ['image', 'image'],
    ])
  })

  it('leaves a gap for an additional block', () => {
    expect(
      listPairedModels(createBlocksOf('headline', 'quote', 'text'), createBlocksOf('headline', 'text', 'faq')),
    ).toEqual([
      ['headline', 'headline'],
      ['quote', null],
      ['text', 'text'],
      [null, 'faq'],
    ])
  })

  it('contains every block once and in order, for any pages', () => {
    const models = ['text', 'image', 'quote']
    for (let seed = 0; seed < 200; seed += 1) {
      const createBlocks = (factor: number) =>
        Array.from({ length: (seed * factor) % 9 }, (_, index) =>
          createBlock(models[(seed * (index + factor) + index) % 3] ?? 'text', { level: index % 2 }),
        )
      const [source, target] = [createBlocks(3), createBlocks(5)]
      const pairs = alignModules(source, target)
      expect(pairs.flatMap(([left]) => left ?? [])).toEqual(source)
      expect(pairs.flatMap(([, right]) => right ?? [])).toEqual(target)
      expect(pairs.every(([left, right]) => !left || !right || left.model === right.model)).toBe(true)
    }
  })

  it('pairs the block with the most equal fields, such as the picture', () => {
    const images = [1, 2, 3].map((id) => createBlock('image', { image: { id }, caption: `Bild ${id}` }))
    const target = [createBlock('image', { image: { id: 2 }, caption: 'Picture 2' })]
    const ids = alignModules(images, target).map(([left, right]) => [left?.id, right?.id])
    expect(ids).toEqual([
      [images[0]?.id, undefined],
      [images[1]?.id, target[0]?.id],
      [images[2]?.id, undefined],
    ])
  })

  it('pairs linked blocks regardless of similarity', () => {
    const source = createBlocksOf('text', 'text', 'text')
    const target = createBlocksOf('text', 'text')
    const [, second, third] = source
    const [first, last] = target
    const links = new Map([
      [first?.id ?? 0, second?.id ?? 0],
      [last?.id ?? 0, 999],
    ])
    expect(alignModules(source, target, links)).toEqual([
      [source[0], null],
      [second, first],
      [third, null],
      [null, last],
    ])
  })

  it('accepts empty pages', () => {
    expect(alignModules([], [])).toEqual([])
    expect(listPairedModels([], createBlocksOf('text'))).toEqual([[null, 'text']])
  })
})
