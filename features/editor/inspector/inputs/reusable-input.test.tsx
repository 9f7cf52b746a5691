import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { createTree } from '../../core/example.fixture'
import { openFields } from '../open-fields.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const owner = { parent: null, content_type: 'container', object_id: null, position: 0 }
const team = {
  id: 7,
  slug: 'team',
  model: 'container',
  revision: 1,
  data: { layout: 0, title: 'Unser Team' },
  columns: [],
  children: [],
  ...owner,
}
const listed = [
  { ...team, title: 'Unser Team', used_by: [] },
  { ...team, id: 8, slug: 'login-above', title: '', used_by: [] },
]

it('selects a reusable container and returns to the block’s own content', async () => {
  vi.mocked(callBackend).mockImplementation(async (_, path) => {
    const data = path.endsWith('/team/') ? team : { count: 2, next: null, previous: null, results: listed }
    return { status: 200, data, retryAfter: null }
  })
  const { user, getData } = await openFields([createTree('a', 'container', { data: { layout: 1 } })])
  const choice = screen.getByRole('combobox', { name: 'Gemeinsamer Bereich' })
  expect(await screen.findByRole('option', { name: 'Anmelden: oben' })).toBeInTheDocument()
  await user.selectOptions(choice, 'Unser Team')
  await waitFor(() => expect(getData()).toMatchObject({ layout: 1, reusable: team }))
  expect(choice).toHaveValue('team')
  await expectAccessible(document.body)
  await user.selectOptions(choice, 'Keiner, eigener Inhalt')
  expect(getData()).toMatchObject({ layout: 1, reusable: null })
})
