import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
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

it('lists past issues with their dates', async () => {
  const { container } = renderIn('de', <PastIssues issues={[line]} locale="de" />)
  const list = within(screen.getByRole('region', { name: 'Bisherige Ausgaben' }))
  expect(list.getByRole('link', { name: 'Neues' })).toHaveAttribute('href', line.url)
  expect(list.getByText('28. November 2026')).toBeVisible()
  await expectAccessible(container)
})

it('shows nothing before the first issue', () => {
  expect(renderIn('de', <PastIssues issues={[]} locale="de" />).container.querySelector('section')).toBeNull()
})

it('shows the editorial and the sections of an issue below its subject', async () => {
  const renderText = (text: string) => <div data-text={text} />
  const { container } = renderIn('de', <IssueContent issue={issue} locale="de" renderText={renderText} />)
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(headings).toEqual(['H1 Neues', 'H2 Lesen', 'H3 Erster', 'H2 Zweiter'])
  expect(screen.getByRole('link', { name: 'Erster' })).toHaveAttribute('href', '/de/debatte/erster/1')
  expect(screen.getByText('Drei Nachrichten')).toBeVisible()
  expect(container.querySelector('[data-text="<p>Guten Tag</p>"]')).not.toBeNull()
  await expectAccessible(container)
})
