import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIn } from '@/tests/render'
import { type DirectoryFilter, wholeDirectory } from '../directory-filter'
import { DirectoryChosen } from './directory-chosen'

const texts = {
  named: (value: string) => `„${value}“`,
  startsWith: (value: string) => `Anfang ${value}`,
  without: (value: string) => `Filter aufheben: ${value}`,
}
const show = (filter: DirectoryFilter) =>
  renderIn('de', <DirectoryChosen locale="de" filter={filter} texts={texts} />)

test('renders each active filter as a link to the list without it', () => {
  show({ ...wholeDirectory, category: 'theater', search: 'Haus', place: 'Aachen' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Filter aufheben: „Haus“' })).toHaveAttribute(
    'href',
    '/de/unsere-mitglieder/theater?place=Aachen#list',
  )
})

test('renders nothing without filters, so that screen readers announce no empty list', () => {
  show({ ...wholeDirectory, category: 'theater' })
  expect(screen.queryByRole('list')).toBeNull()
})
