import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client'
import { renderIn } from '@/tests/render'
import { createHubPage } from '../hub.fixture'
import { pageQuery } from '../queries'
import { TaskDialog } from './task-dialog'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn(() => new Promise(() => undefined)) }))

it('proposes the new parent of a page that has just been moved', async () => {
  const client = createQueryClient()
  const { queryKey } = pageQuery('de', 5)
  client.setQueryData(queryKey, createHubPage(5, null))
  void client.fetchQuery({ ...pageQuery('de', 5), staleTime: 0 })
  const movedPage = createHubPage(5, 1, { parents: [{ id: 1, title: 'Verband', locales: ['de'] }] })
  const ignore = () => undefined
  renderIn(
    'de',
    <TaskDialog task={{ kind: 'copy', page: movedPage }} locale="de" onDone={ignore} onClose={ignore} />,
    client,
  )
  expect(await screen.findByRole('radio', { name: /Verband/ })).toBeChecked()
})
