import { expect, test } from 'vitest'
import type { PictureDetails } from '../calls'
import { changedDetails, mergeDetails } from './merge-details'

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

test('only what differs is a change', () => {
  expect(changedDetails(base, { ...base, focal: { x: 0.5, y: 0.5 } })).toEqual([])
  expect(changedDetails(base, { ...base, focal: { x: 0.5, y: 0.4 }, folder: 3 })).toEqual(['focal', 'folder'])
})

test('two who changed different things both keep theirs', () => {
  const merged = mergeDetails(base, { ...base, alt_en: 'Stage' }, { ...base, copyright: 'Ada Lux' })
  expect(merged).toEqual({ details: { ...base, alt_en: 'Stage', copyright: 'Ada Lux' }, contested: [] })
})

test('the same thing changed to different ends is named, and mine is not lost', () => {
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

test('the same change by both is none to be asked about', () => {
  const both = { ...base, alt_de: 'Gleich' }
  expect(mergeDetails(base, both, both).contested).toEqual([])
})
