import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { type DirectoryFilter, wholeDirectory } from '../directory-filter'
import { ActiveFilters } from './active-filters'

const texts = {
  named: (value: string) => `„${value}“`,
  startsWith: (value: string) => `Anfang ${value}`,
  without: (value: string) => `Filter aufheben: ${value}`,
}
const show = (filter: DirectoryFilter) => renderIn('de', <ActiveFilters locale="de" filter={filter} texts={texts} />)

it('renders each active filter as a link to the list without it', () => {
  show({ ...wholeDirectory, category: 'theater', search: 'Haus', place: 'Aachen' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Filter aufheben: „Haus“' })).toHaveAttribute(
    'href',
    '/de/unsere-mitglieder/theater?place=Aachen#list',
  )
})

it('renders a region and a place of the same name, without the same React key', () => {
  show({ ...wholeDirectory, region: 'DE-BE', place: 'Berlin' })
  expect(screen.getAllByRole('link', { name: 'Filter aufheben: Berlin' })).toHaveLength(2)
})

it('renders nothing without filters, so that screen readers announce no empty list', () => {
  show({ ...wholeDirectory, category: 'theater' })
  expect(screen.queryByRole('list')).toBeNull()
})
