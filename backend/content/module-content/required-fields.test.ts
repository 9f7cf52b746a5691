import { describe, expect, it } from 'vitest'
import { blockModels } from '@/lib/contract/blocks/registry'
import { missingFields } from '@/lib/contract/blocks/required'
import { prepareBlockData } from './block-data'
import { InvalidModuleError } from './invalid-module-error'

/** The fields that storing a module's data complains about. */
function refusedFields(model: string, data: Record<string, unknown>): string[] {
  try {
    prepareBlockData(model, data)
    return []
  } catch (error) {
    if (!(error instanceof InvalidModuleError)) throw error
    return Object.keys(error.fieldsIn('en')).toSorted()
  }
}

describe('the fields that editors are told to be missing', () => {
  it.each(blockModels)('are those that a %s is not stored without', (model) => {
    const empty = model === 'text' ? { content: '' } : {}
    expect(missingFields({ model, data: empty }).toSorted()).toEqual(refusedFields(model, empty))
  })

  it('counts words of blanks alone as none', () => {
    expect(missingFields({ model: 'quote', data: { content: ' \n' } })).toEqual(['content'])
    expect(refusedFields('quote', { content: ' \n' })).toEqual(['content'])
  })
})
