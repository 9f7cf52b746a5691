import { expect, it } from 'vitest'
import { pageSlugSchema } from '@/lib/contract/pages/page-settings'
import { toSlug } from './slug'

it.each([
  ['Über uns', 'ueber-uns'],
  ['Größe & Maß: Öffnungszeiten', 'groesse-mass-oeffnungszeiten'],
  ['STRASSE, ẞ und Ä', 'strasse-ss-und-ae'],
  ["L'Opéra à Liège", 'lopera-a-liege'],
  ['Łódź – Ærø 2026', 'lodz-aeroe-2026'],
  ['  …  ', ''],
  ['Ἀθῆναι', 'αθηναι'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('converts %s to %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
  expect(pageSlugSchema.safeParse(toSlug(title)).success).toBe(slug !== '')
})
