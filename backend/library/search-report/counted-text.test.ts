import { expect, it } from 'vitest'
import { toCountedText } from './counted-text'

it.each([
  ['  Tarif   Vertrag ', 'tarif vertrag'],
  ['TVÖD\u00002026', 'tvöd 2026'],
  ['Spielzeit 2025/26', 'spielzeit 2025/26'],
  ['Statistik 2024–2025', 'statistik 2024–2025'],
  ["' OR 1=1 --", "' or 1=1 --"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j is counted as %j', (query, text) => {
  expect(toCountedText(query)).toBe(text)
})

it.each([
  '',
  ' \n ',
  'ada@example.org',
  'mail an ada @ example',
  '030 231 250 00',
  '+49 (30) 23125-000',
  'geboren 12.03.1987',
  'DE02 1203 0000 0000 2020 51',
  'x'.repeat(81),
])('%j is not counted, because it may be personal data or is empty or too long', (query) => {
  expect(toCountedText(query)).toBeNull()
})
