import { expect, it } from 'vitest'
import type { PictureDetails } from '@/lib/contract/media/picture-details'
import { listChangedDetails, mergeDetails } from './merge-details'

const base: PictureDetails = {
  alt_de: 'Bühne',
  alt_en: '',
  description_de: '',
  description_en: '',
  copyright: '',
  is_decorative: false,
  focal: { x: 0.5, y: 0.5 },
  folder: null,
}

it('lists only different values as changes', () => {
  expect(listChangedDetails(base, { ...base, focal: { x: 0.5, y: 0.5 } })).toEqual([])
  expect(listChangedDetails(base, { ...base, focal: { x: 0.5, y: 0.4 }, folder: 3 })).toEqual(['focal', 'folder'])
})

it('keeps the changes of different fields', () => {
  const merged = mergeDetails(base, { ...base, alt_en: 'Stage' }, { ...base, copyright: 'Ada Lux' })
  expect(merged).toEqual({ details: { ...base, alt_en: 'Stage', copyright: 'Ada Lux' }, contestedFields: [] })
})

it('keeps mine of different changes of a field and reports the field as contested', () => {
  const merged = mergeDetails(base, { ...base, alt_de: 'Meins' }, { ...base, alt_de: 'Ihres', copyright: 'X' })
  expect(merged).toEqual({ details: { ...base, alt_de: 'Meins', copyright: 'X' }, contestedFields: ['alt_de'] })
})

it('does not report equal changes as contested', () => {
  const both = { ...base, alt_de: 'Gleich' }
  expect(mergeDetails(base, both, both).contestedFields).toEqual([])
})
