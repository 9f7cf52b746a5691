import { expect, it } from 'vitest'
import { mark } from './marks'
import { showMarks } from './show-marks'

const texts = { added: 'eingefügt:', removed: 'gelöscht:' }

function show(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  showMarks(root, texts)
  return root
}

it('makes elements of marks, each with a word for those who do not see them', () => {
  const root = show(`<p>Ein ${mark('altes', 'removed')}${mark('neues', 'added')} Haus</p>`)
  expect(root.querySelector('del')).toHaveTextContent('gelöscht: altes')
  expect(root.querySelector('ins')).toHaveTextContent('eingefügt: neues')
  expect(root.querySelectorAll('.visually-hidden')).toHaveLength(2)
  expect(root).toHaveTextContent('Ein gelöscht: alteseingefügt: neues Haus')
})

it('leaves no mark in attributes, only the words of now', () => {
  const root = show(`<img alt="${mark('alt', 'removed')}${mark('neu', 'added')}">`)
  expect(root.querySelector('img')).toHaveAttribute('alt', 'neu')
})

it('opens the answer that changed', () => {
  const root = show(`<details><p>${mark('neu', 'added')}</p></details><details><p>gleich</p></details>`)
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
})

it('takes markup in marked words for words', () => {
  expect(show(`<p>${mark('&lt;b&gt;fett', 'added')}</p>`).querySelector('b')).toBeNull()
})

it('bears marks that are cut off', () => {
  expect(show('<p>\u{fdd0}halb</p>').querySelector('ins')).toHaveTextContent('halb')
  expect(show('<p>halb\u{fdd1}</p>')).toHaveTextContent(/^halb$/)
})
