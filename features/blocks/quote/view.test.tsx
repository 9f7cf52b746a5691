import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const show = (data: Record<string, unknown>) => showModules([createModule('quote', data)])

it('renders the author outside of the quotation element', async () => {
  const { container } = show({ content: 'Ein Theater ist kein Lager.', author: 'Margarethe Oppelt' })
  expect(screen.getByRole('figure')).toHaveTextContent('Margarethe Oppelt')
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^Ein Theater ist kein Lager\.$/)
  expect(container.querySelector('figcaption')).toHaveTextContent(/^Margarethe Oppelt$/)
  await expectAccessible(container)
})

it('has no caption without an author', () => {
  const { container } = show({ content: 'Vorhang.' })
  expect(container.querySelector('figcaption')).toBeNull()
})

it.each([
  ['Vorhang.', 'short'],
  ['Wer weiß, wann die Probe endet, kann sich auf sie einlassen. '.repeat(6), 'long'],
])('sets the size of a quotation by its length: %s', (content, length) => {
  show({ content })
  expect(screen.getByRole('figure')).toHaveAttribute('data-length', length)
})
