import { expect, it } from 'vitest'
import { toPlainLines } from './to-plain-lines'

it('separates paragraphs and list entries by lines', () => {
  const html = '<p>Wir spielen<br>Oper.</p><h3>Ihre Aufgaben</h3><ul><li><p>Bau</p></li><li>Pflege</li></ul>'
  expect(toPlainLines(html)).toBe('Wir spielen\nOper.\nIhre Aufgaben\n– Bau\n– Pflege')
  expect(toPlainLines('')).toBe('')
})
