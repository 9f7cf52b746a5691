import { expect, test } from 'vitest'
import type { PictureDetails } from '../calls'
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

test('only different values are changes', () => {
  expect(listChangedDetails(base, { ...base, focal: { x: 0.5, y: 0.5 } })).toEqual([])
  expect(listChangedDetails(base, { ...base, focal: { x: 0.5, y: 0.4 }, folder: 3 })).toEqual([
    'focal',
    'folder',
  ])
})

test('changes of different fields are both kept', () => {
  const merged = mergeDetails(base, { ...base, alt_en: 'Stage' }, { ...base, copyright: 'Ada Lux' })
  expect(merged).toEqual({ details: { ...base, alt_en: 'Stage', copyright: 'Ada Lux' }, contested: [] })
})

test('different changes of a field are contested and keep mine', () => {
  const merged = mergeDetails(
    base,
    { ...base, alt_de: 'Meins' },
    { ...base, alt_de: 'Ihres', copyright: 'X' },
  )
  expect(merged).toEqual({
    details: { ...base, alt_de: 'Meins', copyright: 'X' },
    contested: ['alt_de'],
  })
})

test('equal changes are not contested', () => {
  const both = { ...base, alt_de: 'Gleich' }
  expect(mergeDetails(base, both, both).contested).toEqual([])
})
