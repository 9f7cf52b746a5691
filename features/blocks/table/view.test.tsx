import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const cell = (words: string) => `<td><p>${words}</p></td>`
const content = `<table><tbody><tr>${cell('Platz')}${cell('Preis')}</tr><tr>${cell('Rang')}<td><p>12 <strong>Euro</strong></p></td></tr></tbody></table>`

test('a table has its caption, its heads, and scrolls where keys reach it', async () => {
  const { container } = showModules([moduleOf('table', { content, caption: 'Preise', anchor: 'preise' })])
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

test.each([
  ['row', ['Platz', 'Preis'], []],
  ['column', [], ['Platz', 'Rang']],
  ['both', ['Platz', 'Preis'], ['Rang']],
])('the heads of %s', (head, columns, lines) => {
  showModules([moduleOf('table', { content, head })])
  const wordsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
  expect([wordsOf('columnheader'), wordsOf('rowheader')]).toEqual([columns, lines])
  expect(screen.getByRole('region', { name: 'Tabelle' })).toBeVisible()
})

test('of what is no part of a table only the words in its cells are left', () => {
  const evil =
    '<table><tr onclick="a()"><td><script>alert(1)</script><img src=x onerror=a()>Wort</td></tr></table><p>Davor</p>'
  const { container } = showModules([moduleOf('table', { content: evil })])
  expect(container).toHaveTextContent(/^Wort$/)
  expect(container.querySelectorAll('script, img, [onclick]')).toHaveLength(0)
})
