import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const createCell = (text: string) => `<td><p>${text}</p></td>`
const content = `<table><tbody><tr>${createCell('Platz')}${createCell('Preis')}</tr><tr>${createCell('Rang')}<td><p>12 <strong>Euro</strong></p></td></tr></tbody></table>`

it('has a caption and headers, and scrolls in a focusable region', async () => {
  const { container } = showModules([createModule('table', { content, caption: 'Preise', anchor: 'preise' })])
  const table = screen.getByRole('table', { name: 'Preise' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Platz', 'Preis'])
  expect(within(table).queryByRole('rowheader')).toBeNull()
  expect(within(table).getByText('Euro').tagName).toBe('STRONG')
  expect(screen.getByRole('region', { name: 'Preise' })).toHaveAttribute('tabindex', '0')
  expect(container.querySelector('#preise')).toContainElement(table)
  await expectAccessible(container)
})

it.each([
  ['row', ['Platz', 'Preis'], []],
  ['column', [], ['Platz', 'Rang']],
  ['both', ['Platz', 'Preis'], ['Rang']],
])('has the headers of its first %s', (head, columnHeaders, rowHeaders) => {
  showModules([createModule('table', { content, head })])
  const getTexts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
  expect([getTexts('columnheader'), getTexts('rowheader')]).toEqual([columnHeaders, rowHeaders])
  expect(screen.getByRole('region', { name: 'Tabelle' })).toBeVisible()
})

it('has its first row in the head, which browsers print on each sheet', () => {
  const { container } = showModules([createModule('table', { content })])
  expect(container.querySelector('thead')).toHaveTextContent(/^PlatzPreis$/)
  expect(container.querySelector('tbody')).toHaveTextContent(/^Rang12 Euro$/)
})

it('keeps only the text in cells of elements that are not part of a table', () => {
  const evil =
    '<table><tr onclick="a()"><td><script>alert(1)</script><img src=x onerror=a()>Wort</td></tr></table><p>Davor</p>'
  const { container } = showModules([createModule('table', { content: evil })])
  expect(container).toHaveTextContent(/^Wort$/)
  expect(container.querySelectorAll('script, img, [onclick]')).toHaveLength(0)
})
