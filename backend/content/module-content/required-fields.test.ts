import { describe, expect, it } from 'vitest'
import { blockModels } from '@/lib/contract/blocks/registry'
import { listMissingFields } from '@/lib/contract/blocks/required'
import { prepareBlockData } from './block-data'
import { InvalidModuleError } from './invalid-module-error'

/** Returns the fields with errors when a module is stored. */
function listRefusedFields(model: string, data: Record<string, unknown>): string[] {
  try {
    prepareBlockData(model, data)
    return []
  } catch (error) {
    if (!(error instanceof InvalidModuleError)) throw error
    return Object.keys(error.getFieldErrors('en')).toSorted()
  }
}

describe('the required fields shown to editors', () => {
  it.each(blockModels)('are those without which a %s is not stored', (model) => {
    const emptyData = model === 'text' ? { content: '' } : {}
    expect(listMissingFields({ model, data: emptyData }).toSorted()).toEqual(listRefusedFields(model, emptyData))
  })

  it('treat blank text as missing', () => {
    expect(listMissingFields({ model: 'quote', data: { content: ' \n' } })).toEqual(['content'])
    expect(listRefusedFields('quote', { content: ' \n' })).toEqual(['content'])
  })
})
