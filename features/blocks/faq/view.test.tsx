import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const compound = 'Was regelt der Bühnenbeschäftigtenvergütungstarifvertrag?'

function createItem(position: number, question: string, answer: string) {
  const text = createModule('text', { content: `<p>${answer}</p>` })
  return createModule('faqitem', { content: question }, { position, children: [text] })
}

it('renders each question as a heading that opens its answer', async () => {
  const children = [createItem(2, compound, 'Die Vergütung.'), createItem(1, 'Wer ist Mitglied?', 'Häuser.')]
  const { container } = showModules([createModule('faq', {}, { children })])
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Wer ist Mitglied?', compound])
  const details = items[1]?.querySelector('details')
  expect(details).not.toHaveAttribute('open')
  expect(details?.querySelector('summary')).toHaveTextContent(compound)
  expect(details).toHaveTextContent('Die Vergütung.')
  await expectAccessible(container)
})

it('sets questions one level below the preceding headline, and headings in answers one level below them', () => {
  const innerFaq = createModule('faq', {}, { children: [createModule('faqitem', { content: 'Innen?' })] })
  const outerFaq = createModule(
    'faq',
    {},
    { children: [createModule('faqitem', { content: 'Außen?' }, { children: [innerFaq] })] },
  )
  const headline = createModule('headline', { headline_level: 3, content: 'Fragen' }, { position: 0 })
  showModules([outerFaq, headline])
  expect(screen.getByRole('heading', { name: 'Außen?', level: 4 })).toBeVisible()
  expect(screen.getByText('Innen?').tagName).toBe('H5')
})

it('renders nothing without questions', () => {
  showModules([createModule('faq', {})])
  expect(screen.queryByRole('list')).toBeNull()
})

it('renders a question without an answer', () => {
  showModules([createModule('faq', {}, { children: [createModule('faqitem', { content: 'Wann?' })] })])
  expect(screen.getByRole('heading', { name: 'Wann?' })).toBeVisible()
})
