import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const compound = 'Was regelt der Bühnenbeschäftigtenvergütungstarifvertrag?'
const text = (content: string) => moduleOf('text', { content: `<p>${content}</p>` })

function faq() {
  const question = moduleOf(
    'faqitem',
    { content: compound },
    { children: [text('Die Vergütung.')], position: 2 },
  )
  const first = moduleOf(
    'faqitem',
    { content: 'Wer ist Mitglied?' },
    { position: 1, children: [text('Häuser.')] },
  )
  return moduleOf('faq', {}, { children: [question, first] })
}

test('each question is a heading that opens its answer', async () => {
  const { container } = showModules([faq()])
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Wer ist Mitglied?',
    compound,
  ])
  const details = items[1]?.querySelector('details')
  expect(details).not.toHaveAttribute('open')
  expect(details?.querySelector('summary')).toHaveTextContent(compound)
  expect(details).toHaveTextContent('Die Vergütung.')
  await expectAccessible(container)
})

test('questions stand one level below the headline above, what their answers name one below them', () => {
  const inner = moduleOf('faq', {}, { children: [moduleOf('faqitem', { content: 'Innen?' })] })
  const outer = moduleOf(
    'faq',
    {},
    { children: [moduleOf('faqitem', { content: 'Außen?' }, { children: [inner] })] },
  )
  const headline = moduleOf('headline', { headline_level: 3, content: 'Fragen' }, { position: 0 })
  showModules([outer, headline])
  expect(screen.getByRole('heading', { name: 'Außen?', level: 4 })).toBeVisible()
  expect(screen.getByText('Innen?').tagName).toBe('H5')
})

test('a FAQ without questions is nothing', () => {
  showModules([moduleOf('faq', {})])
  expect(screen.queryByRole('list')).toBeNull()
})

test('a question without an answer is still shown', () => {
  showModules([moduleOf('faq', {}, { children: [moduleOf('faqitem', { content: 'Wann?' })] })])
  expect(screen.getByRole('heading', { name: 'Wann?' })).toBeVisible()
})
