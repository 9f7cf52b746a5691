import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Place } from '@/lib/contract/pages/organization'
import { renderIn } from '@/tests/render'
import { wholeDirectory } from '../directory-filter'
import { DirectoryMap } from './directory-map'
import { useDirectoryTexts } from './use-directory-texts'

const category_counts = { theater: 1, orchestra: 0, other: 0 }
const all: readonly Place[] = [
  {
    place: 'Aachen',
    letter: 'A',
    count: 1,
    lat: 50.8,
    lon: 6.1,
    category_counts,
    region: { code: 'DE-NW', title: 'Nordrhein-Westfalen' },
  },
  {
    place: 'Berlin',
    letter: 'B',
    count: 4,
    lat: 52.5,
    lon: 13.4,
    category_counts,
    region: { code: 'DE-BE', title: 'Berlin' },
  },
]

function ShownMap({ places }: { places: readonly Place[] }) {
  const texts = useDirectoryTexts()
  return <DirectoryMap locale="de" filter={wholeDirectory} places={places} allPlaces={all} texts={texts} />
}

it('names a link by the visible text of its dot (WCAG 2.5.3)', () => {
  renderIn('de', <ShownMap places={all} />)
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('aria-label')).toContain(link.textContent)
  }
  expect(screen.getByRole('link', { name: 'Aachen: 1 Mitglied' })).toBeVisible()
})

it('hides a map without places from screen readers', () => {
  const { container } = renderIn('de', <ShownMap places={[]} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
