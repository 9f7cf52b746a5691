import { screen, within } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { expect, it } from 'vitest'
import { noJobValues } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import { allJobs, chooseValues, type JobFilter, toggleValue } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import { ActiveFilters } from './active-filters'
import type { BoardTexts } from './board-texts'
import { useBoardTexts } from './board-texts'
import { JobFilters } from './job-filters'
import { NoJobs } from './no-jobs'

const facets: JobListPart['facets'] = {
  ...noJobValues,
  category: [
    { value: 'acting', name: 'Schauspiel', count: 5 },
    { value: 'dance', name: 'Tanz', count: 2 },
  ],
  region: [{ value: 'DE-HE', name: 'Hessen', count: 7 }],
}
const acting = chooseValues(allJobs, 'category', ['acting'])
const inHesse = toggleValue(acting, 'region', 'DE-HE')

type Part = (texts: BoardTexts) => ReactElement

/** A part of the board, which takes its texts. */
function WithTexts({ part }: { part: Part }) {
  return part(useBoardTexts())
}

const show = (part: Part) => renderIn('de', <WithTexts part={part} />)

const showFilters = (filter: JobFilter) =>
  show(({ facets: texts }) => <JobFilters locale="de" filter={filter} facets={facets} texts={texts} />)

const showFilterLink = (filter: JobFilter, name: RegExp) => {
  showFilters(filter)
  return screen.getByRole('link', { name })
}

it('shows the number of ads of a value and links to the board with it', () => {
  const dance = showFilterLink(acting, /^Tanz 2$/)
  expect(dance).toHaveAttribute('href', '/de/jobboerse?category=acting%2Cdance#list')
  expect(dance).not.toHaveAttribute('aria-current')
})

it('marks a chosen value as current and links to the board without it', () => {
  const link = showFilterLink(acting, /^Schauspiel 5$/)
  expect(link).toHaveAttribute('aria-current', 'true')
  expect(link).toHaveAttribute('href', '/de/jobboerse#list')
})

it('hides facets with a single value unless it is chosen', () => {
  showFilters(allJobs)
  expect(screen.queryByRole('link', { name: /Hessen/ })).toBeNull()
  expect(screen.queryByText('Land')).toBeNull()
})

it('links to the board without each filter and without all filters', () => {
  show((texts) => (
    <ActiveFilters
      locale="de"
      texts={texts}
      filter={{ ...inHesse, search: 'Bühne', organization: '7' }}
      listPart={{ facets, organization: { id: 7, title: 'Oper' } }}
    />
  ))
  const links = within(screen.getByRole('list', { name: 'Gewählte Filter' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['„Bühne“', '/de/jobboerse?category=acting&region=DE-HE&organization=7#list'],
    ['Oper', '/de/jobboerse?category=acting&region=DE-HE&search=B%C3%BChne#list'],
    ['Schauspiel', '/de/jobboerse?region=DE-HE&search=B%C3%BChne&organization=7#list'],
    ['Hessen', '/de/jobboerse?category=acting&search=B%C3%BChne&organization=7#list'],
    ['Alle Filter aufheben', '/de/jobboerse#list'],
  ])
})

it('suggests filters to remove for an empty result', () => {
  const listPart: ComponentProps<typeof NoJobs>['listPart'] = {
    relaxed: [{ filter: 'category', count: 7 }],
    nearlyFitting: [],
    today: '2026-11-02',
  }
  show((texts) => <NoJobs locale="de" filter={inHesse} listPart={listPart} texts={texts} />)
  expect(screen.getByText('7 Anzeigen')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bereich: alle zulassen' })).toHaveAttribute(
    'href',
    '/de/jobboerse?region=DE-HE#list',
  )
  expect(screen.queryByRole('link', { name: 'Bundesland: alle zulassen' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alle Anzeigen zeigen' })).toHaveAttribute('href', '/de/jobboerse#list')
})
