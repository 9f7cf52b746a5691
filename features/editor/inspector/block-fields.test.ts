import { expect, it } from 'vitest'
import { blockModels } from '@/lib/contract/blocks/registry'
import { listFields } from './block-fields'
import { findSchema } from './values'

it.each(blockModels)('lists the fields of a %s that match its schema', (model) => {
  for (const field of listFields(model)) {
    if (field.kind !== 'choice') continue
    const schema = findSchema(model, field.name)
    expect(field.choices.filter(({ value }) => !schema?.safeParse(value).success)).toEqual([])
    expect(schema?.safeParse('none of them').success).toBe(false)
    expect(schema?.safeParse(field.choices.length + 1).success).toBe(false)
  }
})

it('offers heading levels 2 to 6 and shows an existing level 1', () => {
  const level = listFields('headline').find(({ name }) => name === 'headline_level')
  const choices = level?.kind === 'choice' ? level.choices : []
  expect(choices.filter(({ isHidden }) => !isHidden).map(({ value }) => value)).toEqual([2, 3, 4, 5, 6])
  expect(choices.map(({ value }) => value)).toContain(1)
})
