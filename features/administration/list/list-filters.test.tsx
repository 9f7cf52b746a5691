import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockCalls, renderInAdministration } from '../administration.fixture'
import { jobs } from '../records/jobs'
import { ListFilters } from './list-filters'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('offers the values of a field of job ads by their names, and keeps an unknown value', async () => {
  const values = {
    lookup: 'category',
    slug: 'music-theater',
    name: { de: 'Musiktheater', en: 'Music theater' },
    position: 0,
    is_shown: false,
    jobs: 3,
  }
  const results = [{ id: 1, title: 'Musiktheater', url: null, values }]
  mockCalls((_, path) => {
    const list = path.includes('lookup=category') ? results : []
    return [200, { count: list.length, next: null, previous: null, results: list }]
  })
  const onFilter = vi.fn()
  renderInAdministration(<ListFilters view={jobs} filters={{ category: 'alt' }} onFilter={onFilter} />)
  await screen.findByRole('option', { name: 'Musiktheater', hidden: true })
  const select = screen.getByLabelText('Kategorie')
  expect(select).toHaveValue('alt')
  await userEvent.setup().selectOptions(select, 'Musiktheater')
  expect(onFilter).toHaveBeenCalledWith({ category: 'music-theater' })
})
