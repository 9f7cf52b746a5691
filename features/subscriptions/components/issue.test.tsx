import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { selectIssuePage } from '../issue-pages'
import { IssueContent } from './issue-content'
import { PastIssues } from './past-issues'

const line = { id: 7, title: 'Neues', url: '/de/newsletter/neues/7', sent_at: '2026-11-28T00:30:00+01:00' }
const issue = {
  ...line,
  urls: { de: line.url, en: null },
  preheader: 'Drei Nachrichten',
  text: '<p>Guten Tag</p>',
  sections: [
    { title: 'Lesen', entries: [{ title: 'Erster', text: 'Über Säle.', url: '/de/debatte/erster/1' }] },
    { title: '', entries: [{ title: 'Zweiter', text: '', url: '/de/debatte/zweiter/2' }] },
  ],
}

const toHref = (page: number) => `/de/newsletter?page=${page}`
const renderList = (issues: (typeof line)[], page = '1') => {
  const list = selectIssuePage(issues, page)
  if (!list) throw new Error(`No page ${page}`)
  return renderIn('de', <PastIssues list={list} locale="de" toHref={toHref} />)
}

it('lists past issues with their dates', async () => {
  const { container } = renderList([line])
  const list = within(screen.getByRole('region', { name: 'Bisherige Ausgaben' }))
  expect(list.getByRole('link', { name: 'Neues' })).toHaveAttribute('href', line.url)
  expect(list.getByText('28. November 2026')).toBeVisible()
  await expectAccessible(container)
})

it('shows nothing before the first issue', () => {
  expect(renderList([]).container.querySelector('section')).toBeNull()
})

it('shows 20 past issues on a page, with links to the others', () => {
  const issues = Array.from({ length: 45 }, (_, index) => ({ ...line, id: 45 - index }))
  renderList(issues, '2')
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  const pages = within(screen.getByRole('navigation', { name: 'Seiten der bisherigen Ausgaben' }))
  expect(pages.getByText('Seite 2 von 3')).toBeVisible()
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/newsletter?page=1',
    '/de/newsletter?page=3',
  ])
  expect(selectIssuePage(issues, '3')?.issues.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  for (const page of ['0', '4', 'x', '1e0', '-1', '']) expect(selectIssuePage(issues, page)).toBeNull()
})

it('shows an ended record without a link', () => {
  const sections = [{ title: 'Stellen', entries: [{ title: 'Bratsche', text: '', url: '' }] }]
  renderIn('de', <IssueContent issue={{ ...issue, sections }} locale="de" renderText={() => null} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Bratsche' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the editorial and the sections of an issue below its subject', async () => {
  const renderText = (text: string) => <div data-text={text} />
  const { container } = renderIn('de', <IssueContent issue={issue} locale="de" renderText={renderText} />)
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(headings).toEqual(['H1 Neues', 'H2 Lesen', 'H3 Erster', 'H2 Zweiter'])
  expect(screen.getByRole('link', { name: 'Erster' })).toHaveAttribute('href', '/de/debatte/erster/1')
  expect(screen.getByText('Drei Nachrichten')).toBeVisible()
  expect(container.querySelector('[data-text="<p>Guten Tag</p>"]')).not.toBeNull()
  await expectAccessible(container)
})
