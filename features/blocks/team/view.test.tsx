import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const anna = {
  id: 1,
  name: 'Anna Weber',
  title: 'Dr.',
  function: 'Bühnenbeschäftigtenvergütungsreferentin',
  email: 'anna.weber@vbo.example.org',
  phone: '+49 (0)30 23125-017',
  photo: createImage('anna', { alt: '' }),
}

const show = (extra_class: string, ...persons: (Record<string, unknown> | null)[]) =>
  showModules([
    createModule(
      'team',
      { extra_class },
      { children: persons.map((person) => createModule('teammember', { person: person && { ...anna, ...person } })) },
    ),
  ])

it.each([
  [
    'standard',
    '(min-width: 80em) min(25vw, 30rem), (min-width: 58em) min(33.3vw, 40rem), (min-width: 30em) min(50vw, 60rem), 100vw',
  ],
  ['two-column', '(min-width: 58em) min(16.7vw, 20rem), (min-width: 30em) min(33.3vw, 40rem), 100vw'],
])('%s renders its members with portraits of suitable sizes', async (variant, sizes) => {
  const { container } = show(variant, {}, { name: 'Li Wu' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dr. Anna Weber',
    'Dr. Li Wu',
  ])
  expect(container.querySelector(`ul[data-variant="${variant}"] source`)).toHaveAttribute('sizes', sizes)
  await expectAccessible(container)
})

it('links telephone and e-mail with their labels', () => {
  show('standard', {})
  expect(screen.getByRole('link', { name: /^Telefon\s+\+49/ })).toHaveAttribute('href', 'tel:+493023125017')
  expect(screen.getByRole('link', { name: /^E-Mail\s+anna\.weber/ })).toHaveAttribute(
    'href',
    'mailto:anna.weber@vbo.example.org',
  )
})

it('shows the initials without a photo, hidden from screen readers', async () => {
  const { container } = show('standard', { photo: null })
  expect(screen.getByText('AW').closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.querySelector('picture')).toBeNull()
  await expectAccessible(container)
})

it('renders no empty elements for missing details', () => {
  const { container } = show('standard', { title: '', function: '', email: '', phone: '' })
  expect(screen.getByRole('heading')).toHaveTextContent(/^Anna Weber$/)
  expect(container.querySelectorAll('a, p, ul ul')).toHaveLength(0)
})

it('omits deleted persons, and a team without persons', () => {
  show('standard', null, {})
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  const { container } = show('two-column', null)
  expect(container.querySelector('ul')).toBeNull()
})
