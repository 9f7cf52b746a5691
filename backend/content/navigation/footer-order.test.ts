import { expect, it } from 'vitest'
import { mergeFooterEntries } from './footer-order'

const joinNames = (entries: { name: string }[]) => entries.map((entry) => entry.name).join(' ')
const createEntry = (text: string, position: number | null) => ({ name: text, position })

it('pages without a position come before links', () => {
  const pages = [createEntry('imprint', null), createEntry('privacy', null)]
  expect(joinNames(mergeFooterEntries(pages, [createEntry('archive', 0), createEntry('shop', 1)]))).toBe(
    'imprint privacy archive shop',
  )
})

it('pages and links share one order; a new page comes last', () => {
  const pages = [createEntry('imprint', 2), createEntry('press', null), createEntry('privacy', 0)]
  expect(joinNames(mergeFooterEntries(pages, [createEntry('archive', 1), createEntry('shop', 3)]))).toBe(
    'privacy archive imprint press shop',
  )
})
