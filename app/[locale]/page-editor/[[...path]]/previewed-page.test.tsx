import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createDraft } from '@/features/editor/bootstrap/draft.fixture'
import type { ArticleRecord } from '@/lib/contract/records/article-record'
import { renderIn } from '@/tests/render'
import { PreviewedPage } from './previewed-page'

vi.mock('./lazy-views', () => ({ PreviewBar: () => null }))

const file = {
  id: 1,
  title: 'Studie',
  size: 1_500_000,
  type: 'application/pdf',
  date: '2026-02-01',
  language: 'de' as const,
  url: '/api/files/1/studie.pdf',
}
const record: ArticleRecord = {
  type: 'press_release',
  section: 'press',
  author: '',
  date: '2026-12-15T10:00:00+01:00',
  categories: [],
  tags: [],
  contact: {
    id: 3,
    name: 'Ada Amt',
    title: '',
    function: 'Presse',
    email: 'presse@example.org',
    phone: '',
    photo: null,
  },
  attachments: {
    id: 3,
    title: 'Material',
    slug: 'material',
    description: '',
    category: { id: 1, title: 'Presse', slug: 'presse' },
    files: [file],
    zip: null,
  },
}

const show = (draft = createDraft({ record })) =>
  renderIn(
    'de',
    <PreviewedPage
      view={{ kind: 'offline' }}
      draft={draft}
      locale="de"
      status={200}
      requestedState={draft}
      siteUrl="https://example.org"
    />,
  )

it('shows the contact and the attachments of a planned press release', () => {
  show()
  expect(screen.getByRole('link', { name: /^Studie PDF/ })).toHaveAttribute('href', '/api/files/1/studie.pdf')
  expect(screen.getByRole('region', { name: 'Ihre Ansprechperson' })).toHaveTextContent('Ada Amt')
})

it('adds nothing below other pages', () => {
  show(createDraft())
  expect(screen.queryByRole('region')).toBeNull()
})
