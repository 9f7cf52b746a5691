import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/lib/api/query-client'
import { renderIn } from '@/tests/render'
import { pageOf } from '../hub.fixture'
import { pageQuery } from '../queries'
import { TaskDialog } from './task-dialog'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn(() => new Promise(() => undefined)) }))

it('a page is copied to where it was just moved, also while it is still being read again', async () => {
  const client = createQueryClient()
  const { queryKey } = pageQuery('de', 5)
  client.setQueryData(queryKey, pageOf(5, null))
  void client.fetchQuery({ ...pageQuery('de', 5), staleTime: 0 })
  const moved = pageOf(5, 1, { parents: [{ id: 1, title: 'Verband', locales: ['de'] }] })
  const ignore = () => undefined
  renderIn(
    'de',
    <TaskDialog task={{ kind: 'copy', page: moved }} locale="de" onDone={ignore} onClose={ignore} />,
    client,
  )
  expect(await screen.findByRole('radio', { name: /Verband/ })).toBeChecked()
})
