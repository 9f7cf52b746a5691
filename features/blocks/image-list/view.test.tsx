import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { imageListClasses } from '@/lib/contract/blocks/image-list'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

/** An observer that reports nothing, because tests have no layout. */
class SilentObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', SilentObserver))

const createItem = (data: Record<string, unknown> = {}) =>
  createModule('imagelistitem', { image: createImage('licht'), ...data })
const createList = (extra_class: string, children = [createItem(), createItem()]) =>
  createModule('imagelist', { extra_class }, { children })

it.each(imageListClasses)('renders the pictures of a %s as list items', async (extra_class) => {
  const { container } = showModules([createList(extra_class)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('img', { name: 'Lichtkegel im Nebel' })).toHaveLength(2)
  await expectAccessible(container)
})

it('gives the slider a name and buttons', () => {
  showModules([createList('slider')])
  expect(screen.getByRole('group', { name: 'Bilder' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeInTheDocument()
})

it('renders description, credit and link of a picture', () => {
  showModules([createList('standard', [createItem({ description: 'Probe', link: '/de/themen' })])])
  expect(screen.getByRole('figure')).toHaveTextContent('ProbeBild: VBO')
  expect(screen.getByRole('link', { name: 'Lichtkegel im Nebel' })).toHaveAttribute('href', '/de/themen')
})

it.each(imageListClasses)('renders nothing for a %s without pictures', (extra_class) => {
  showModules([createList(extra_class, [createItem({ image: null })])])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('requests pictures of a third of the page in three columns', () => {
  const { container } = showModules([createList('standard')])
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    '(min-width: 64em) min(33.3vw, 40rem), (min-width: 45em) min(50vw, 60rem), 100vw',
  )
})
