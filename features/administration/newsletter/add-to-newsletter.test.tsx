import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { AddToNewsletter } from './add-to-newsletter'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toTexts = (text: string) => ({ de: text, en: '' })
const article = createMockRecord('Mehr Säle', { title: toTexts('Mehr Säle') }, {})
const createSection = (source: string, records: number[]) => ({
  title: toTexts('Lesen'),
  source,
  records,
  count: 3,
  days: null,
})
const zeroCounts = { sent: 0, waiting: 0, refused: 0, failed: 0, skipped: 0 }
const row = {
  subject: toTexts('Neues'),
  state: 'draft',
  planned_at: null,
  ended_at: null,
  problem: null,
  ...zeroCounts,
  links: [],
  is_page: true,
  is_listed: true,
}
const values = {
  subject: toTexts('Neues'),
  preheader: toTexts(''),
  slug: 'neues',
  topics: ['policy'],
  languages: ['de'],
  text: toTexts(''),
  is_page: true,
  is_listed: true,
}
const toIssue = (sections: object[]) => ({ ...createMockRecord('Neues', { ...values, sections }, row, 5), id: 3 })

const open = vi.fn()
beforeEach(() => open.mockClear())

/** Shows the button of an article and presses it. */
async function add(drafts: object[], sections: object[] = []) {
  mockCalls((method, path) => {
    if (method === 'POST') return [201, toIssue(sections)]
    if (method === 'PATCH' || /newsletter-issues\/3\/$/.test(path)) return [200, toIssue(sections)]
    return [200, { count: drafts.length, next: null, previous: null, results: drafts }]
  })
  renderInAdministration(<AddToNewsletter type="articles" record={article} />, { open })
  await userEvent.setup().click(screen.getByRole('button', { name: 'In den Newsletter aufnehmen' }))
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('/de/admin/newsletter-issues/3'))
}
const draft = { id: 3, revision: 5, title: 'Neues', url: null, values: row }

it('creates an issue with the title and the languages of the record', async () => {
  await add([])
  const [[path, data] = []] = listSentRequests('POST')
  expect(path).toBe('/de/api/newsletter-issues/')
  expect(data).toMatchObject({ values: { subject: toTexts('Mehr Säle'), languages: ['de'] } })
  expect(JSON.stringify(data)).toContain('"source":"articles","records":[7]')
})

it('adds the record to the latest draft once', async () => {
  await add([draft], [createSection('articles', []), createSection('articles', [4, 7]), createSection('events', [])])
  expect(listSentRequests('PATCH')).toEqual([
    [
      '/de/api/newsletter-issues/3/',
      {
        revision: 5,
        values: {
          sections: [createSection('articles', []), createSection('articles', [4, 7]), createSection('events', [])],
        },
      },
    ],
  ])
})

it('adds a section if the draft has no section with chosen records of the type', async () => {
  await add([draft], [createSection('articles', [])])
  const [[, data] = []] = listSentRequests('PATCH')
  expect(JSON.stringify(data)).toMatch(/"records":\[\].+"source":"articles","records":\[7\]/)
})

it('shows no button without the right to write issues', () => {
  renderInAdministration(<AddToNewsletter type="articles" record={article} />, { types: ['articles'] })
  expect(screen.queryByRole('button')).toBeNull()
})
