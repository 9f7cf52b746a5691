import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const show = (data: Record<string, unknown>) => showModules([moduleOf('quote', data)])

test('the author is outside of the quotation element', async () => {
  const { container } = show({ content: 'Ein Theater ist kein Lager.', author: 'Margarethe Oppelt' })
  expect(screen.getByRole('figure')).toHaveTextContent('Margarethe Oppelt')
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^Ein Theater ist kein Lager\.$/)
  expect(container.querySelector('figcaption')).toHaveTextContent(/^Margarethe Oppelt$/)
  await expectAccessible(container)
})

test('without an author there is no caption', () => {
  const { container } = show({ content: 'Vorhang.' })
  expect(container.querySelector('figcaption')).toBeNull()
})

test.each([
  ['Vorhang.', 'short'],
  ['Wer weiß, wann die Probe endet, kann sich auf sie einlassen. '.repeat(6), 'long'],
])('a quotation is set by its length: %s', (content, length) => {
  show({ content })
  expect(screen.getByRole('figure')).toHaveAttribute('data-length', length)
})
