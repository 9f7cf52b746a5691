import { expect, it } from 'vitest'
import { importMessage } from './messages'

it('shows replacement patterns of a cell unchanged', () => {
  expect(importMessage('en', 'lostZero', "$& $$ $'")).toContain("Then $& $$ $' is right.")
})
