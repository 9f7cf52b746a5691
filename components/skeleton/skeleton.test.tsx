import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { DownloadDirectoriesSkeleton } from './download-directories-skeleton'
import { HeadlineSkeleton } from './headline-skeleton'
import { OrganizationItemsSkeleton } from './organization-items-skeleton'
import { PageSkeleton } from './page-skeleton'
import { UserNavigationSkeleton } from './user-navigation-skeleton'

const label = 'Der Inhalt wird geladen.'

it.each([
  ['page', <PageSkeleton key="public" layout="public" label={label} />],
  ['account page', <PageSkeleton key="account" layout="account" label={label} />],
  ['download directories', <DownloadDirectoriesSkeleton key="downloads" label={label} />],
  ['user navigation', <UserNavigationSkeleton key="user" label={label} />],
  ['headline', <HeadlineSkeleton key="headline" label={label} />],
  ['organization items', <OrganizationItemsSkeleton key="organizations" label={label} />],
])('announces the loading of a %s once and nothing else', async (_, skeleton) => {
  const { container } = render(skeleton)
  expect(screen.getByRole('status')).toHaveTextContent(label)
  expect(container).toHaveTextContent(new RegExp(`^${label}$`))
  // Screen readers do not announce a status inside a busy element.
  expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull()
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
  await expectAccessible(container)
})

it('announces nothing without a text', () => {
  const { container } = render(<HeadlineSkeleton />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(container.textContent).toBe('')
})

it('shows the expected number of rows', () => {
  const countRows = (count: number) => {
    const { container, unmount } = render(<DownloadDirectoriesSkeleton count={count} />)
    const { length } = container.querySelectorAll('[data-width=short]')
    unmount()
    return length
  }
  expect([countRows(2), countRows(7)]).toEqual([2, 7])
})
