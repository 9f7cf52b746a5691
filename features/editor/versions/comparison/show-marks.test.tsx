import { expect, it } from 'vitest'
import { markChanges } from './marks'
import { showMarks } from './show-marks'

const texts = { added: 'eingefügt:', removed: 'gelöscht:' }

function show(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  showMarks(root, texts)
  return root
}

it('turns marks into elements with a hidden label for screen readers', () => {
  const root = show(`<p>Ein ${markChanges('altes', 'removed')}${markChanges('neues', 'added')} Haus</p>`)
  expect(root.querySelector('del')).toHaveTextContent('gelöscht: altes')
  expect(root.querySelector('ins')).toHaveTextContent('eingefügt: neues')
  expect(root.querySelectorAll('.visually-hidden')).toHaveLength(2)
  expect(root).toHaveTextContent('Ein gelöscht: alteseingefügt: neues Haus')
})

it('removes marks from attributes and keeps the current text', () => {
  const root = show(`<img alt="${markChanges('alt', 'removed')}${markChanges('neu', 'added')}">`)
  expect(root.querySelector('img')).toHaveAttribute('alt', 'neu')
})

it('opens a changed answer', () => {
  const root = show(`<details><p>${markChanges('neu', 'added')}</p></details><details><p>gleich</p></details>`)
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
})

it('treats markup in marked words as text', () => {
  expect(show(`<p>${markChanges('&lt;b&gt;fett', 'added')}</p>`).querySelector('b')).toBeNull()
})

it('tolerates truncated marks', () => {
  expect(show('<p>\u{fdd0}halb</p>').querySelector('ins')).toHaveTextContent('halb')
  expect(show('<p>halb\u{fdd1}</p>')).toHaveTextContent(/^halb$/)
})
