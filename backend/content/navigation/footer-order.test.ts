import { expect, it } from 'vitest'
import { mergeFooterEntries } from './footer-order'

const joinNames = (entries: { name: string }[]) => entries.map((entry) => entry.name).join(' ')
const entry = (text: string, position: number | null) => ({ name: text, position })

it('pages without a position come before links', () => {
  const pages = [entry('imprint', null), entry('privacy', null)]
  expect(joinNames(mergeFooterEntries(pages, [entry('archive', 0), entry('shop', 1)]))).toBe(
    'imprint privacy archive shop',
  )
})

it('pages and links share one order; a new page comes last', () => {
  const pages = [entry('imprint', 2), entry('press', null), entry('privacy', 0)]
  expect(joinNames(mergeFooterEntries(pages, [entry('archive', 1), entry('shop', 3)]))).toBe(
    'privacy archive imprint press shop',
  )
})
